import type { BaseProps, Named, WithChildren } from './base.types'

export interface ButtonProps extends BaseProps, Named, WithChildren {
  /** While a returned promise is pending the button is busy and further taps do nothing. */
  onClick?: (() => void | Promise<void>) | undefined
  /** Use one primary button per screen. `bare` has no style of its own. */
  kind?: 'primary' | 'secondary' | 'text' | 'bare' | undefined
  size?: 's' | 'm' | 'l' | undefined
  /** As wide as its container. */
  block?: boolean | undefined
  disabled?: boolean | undefined
  busy?: boolean | undefined
  role?: 'tab' | 'switch' | 'option' | undefined
  selected?: boolean | undefined
  pressed?: boolean | undefined
  expanded?: boolean | undefined
  /** It leads to what is shown now. */
  current?: boolean | undefined
  /** Id of the element that it opens or switches. */
  controls?: string | undefined
  focused?: boolean | undefined
}
