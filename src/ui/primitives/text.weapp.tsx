import { Text as WeappText, View } from '@tarojs/components'
import { classNames } from '../class-names'
import { textClass } from './classes'
import type { TextProps, HeadingProps } from './shown.types'
import { weappBase, weappAria } from './weapp-base'
import './text.css'
import './heading.css'

/** WeChat's text element holds only text, so a paragraph is a view. */
export const Text = (props: TextProps) => {
  const Tag = props.as === 'block' ? View : WeappText
  return (
    <Tag {...weappBase(props)} className={textClass(props)}>
      {props.children}
    </Tag>
  )
}

export const Heading = ({ level, children, ...base }: HeadingProps) => (
  <View
    {...weappBase(base)}
    className={classNames(`hm-heading hm-heading--${level}`, base.className)}
    {...weappAria({ role: 'heading', 'aria-level': level })}
  >
    {children}
  </View>
)
