import { classNames } from '../class-names'
import { icons } from './icons'
import type { IconProps } from './shown.types'

export const Icon = ({ name, size = 20, label, id, className, style }: IconProps) => (
  <svg
    id={id}
    className={classNames('hm-icon', className)}
    style={{ flex: 'none', verticalAlign: 'middle', ...style }}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    focusable="false"
  >
    <path d={icons[name]} />
  </svg>
)
