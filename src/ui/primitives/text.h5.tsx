import { textClass } from './text-class'
import type { TextProps } from './text.types'
import './text.css'

const tags = { inline: 'span', block: 'p', strong: 'strong', deleted: 'del' } as const

export const Text = (props: TextProps) => {
  const Tag = tags[props.as ?? 'inline']
  return (
    <Tag id={props.id} className={textClass(props)} style={props.style}>
      {props.children}
    </Tag>
  )
}
