import type { BaseProps, Named, WithChildren } from './base.types'

export interface OutsideLinkProps extends BaseProps, Named, WithChildren {
  /** An address of somebody else's page; what is open here stays. */
  to: string
}
