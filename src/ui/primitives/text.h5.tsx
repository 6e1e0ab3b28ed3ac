import { classNames } from '../class-names'
import { textClass } from './classes'
import type { TextProps, HeadingProps } from './shown.types'
import './text.css'
import './heading.css'

const tags = { inline: 'span', block: 'p', strong: 'strong', deleted: 'del' } as const

export const Text = (props: TextProps) => {
  const Tag = tags[props.as ?? 'inline']
  return (
    <Tag id={props.id} className={textClass(props)} style={props.style}>
      {props.children}
    </Tag>
  )
}

export const Heading = ({ level, id, className, style, children }: HeadingProps) => {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={classNames(`hm-heading hm-heading--${level}`, className)} style={style}>
      {children}
    </Tag>
  )
}
