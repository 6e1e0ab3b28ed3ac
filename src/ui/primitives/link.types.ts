import type { BaseProps, Named, WithChildren } from './base.types'

export interface LinkProps extends BaseProps, Named, WithChildren {
  /** A path built by src/routes. */
  to: string
  /** Opens the page in place of this one. */
  replace?: boolean | undefined
}
