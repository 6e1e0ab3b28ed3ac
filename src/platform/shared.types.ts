import type { WebReturn } from '@/domain/address/hand-over'
import type { QueryContext } from '@/domain/address/query'

/** What pages of all packages know of the run. It ends with the run. */
export interface Shared {
  /** The context of the visit. */
  visit?: QueryContext | undefined
  webReturn?: WebReturn | undefined
}

export interface SharedPort {
  shared(): Shared
}
