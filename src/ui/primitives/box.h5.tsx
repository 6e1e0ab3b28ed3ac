import { ariaNamed } from './aria'
import type { BoxProps } from './shown.types'

/** A neutral block or a landmark. It never handles taps; use Button for that. */
export const Box = (props: BoxProps) => {
  const { as: Tag = 'div', id, className, style, role, decorative, modal, busy, children } = props
  return (
    <Tag
      id={id}
      className={className}
      style={style}
      role={role}
      aria-hidden={decorative || undefined}
      aria-modal={modal || undefined}
      aria-busy={busy || undefined}
      {...ariaNamed(props)}
    >
      {children}
    </Tag>
  )
}
