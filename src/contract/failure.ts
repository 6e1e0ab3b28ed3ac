import type { ResponseEnvelope } from './envelope'
import type { ErrorName } from './errors'

/** Why a call failed: a code of the contract, or no answer at all. */
export type FailureName = ErrorName | 'TIMEOUT' | 'NETWORK'

export interface Failure {
  name: FailureName
  code: number
  /** The gateway's own message; may be empty. */
  message: string
  extra?: ResponseEnvelope['extra']
}

/** Whether no answer arrived. The same call may then be sent again with the same key. */
export const isSilence = ({ name }: Failure): boolean => name === 'NETWORK' || name === 'TIMEOUT'

export type Answer<T> = { ok: true; value: T } | { ok: false; error: Failure }
