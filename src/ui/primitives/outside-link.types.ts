import type { BaseProps, Named, WithChildren } from './base.types'

export interface OutsideLinkProps extends BaseProps, Named, WithChildren {
  /** An address of another host. Our page stays open. */
  to: string
}
