import type { BaseProps } from './base.types'
import type { IconName } from './icons'

export interface IconProps extends BaseProps {
  name: IconName
  /** CSS pixels; 20 by default. */
  size?: number | undefined
  /** The meaning, if no text beside the icon gives it. */
  label?: string | undefined
}
