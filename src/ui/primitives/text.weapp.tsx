import { Text as WeappText, View } from '@tarojs/components'
import { textClass } from './text-class'
import type { TextProps } from './text.types'
import { weappBase } from './weapp-base'
import './text.css'

/** WeChat's text element holds only text, so a paragraph is a view. */
export const Text = (props: TextProps) => {
  const Tag = props.as === 'block' ? View : WeappText
  return (
    <Tag {...weappBase(props)} className={textClass(props)}>
      {props.children}
    </Tag>
  )
}
