import type { BaseProps } from './base.types'
import type { IconName } from './icons'

export interface IconProps extends BaseProps {
  name: IconName
  /** CSS pixels; 20 by default. */
  size?: number | undefined
  /** What it means, where no text beside it says so. */
  label?: string | undefined
}
