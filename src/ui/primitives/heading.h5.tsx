import { classNames } from '../class-names'
import type { HeadingProps } from './heading.types'
import './heading.css'

export const Heading = ({ level, id, className, style, children }: HeadingProps) => {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={classNames(`hm-heading hm-heading--${level}`, className)} style={style}>
      {children}
    </Tag>
  )
}
