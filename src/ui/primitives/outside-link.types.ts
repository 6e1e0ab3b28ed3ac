import type { BaseProps, WithChildren } from './base.types'

export interface OutsideLinkProps extends BaseProps, WithChildren {
  /** An address of somebody else's page; what is open here stays. */
  to: string
}
