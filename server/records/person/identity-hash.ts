import type { Context } from '../../context/context'
import type { Person } from './person'

export type Identity = Pick<Person, 'credentialType' | 'credentialNo' | 'name'>

/** Recognises a pair of name and number without revealing it. */
export const hashOf = (ctx: Context, { credentialType, credentialNo, name }: Identity): string =>
  ctx.keys.hash(JSON.stringify([credentialType, credentialNo, name]), 'person')
