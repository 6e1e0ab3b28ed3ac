import { ScrollView } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useId } from 'react'
import { classNames } from '../class-names'
import { ariaNamed } from './aria'
import { BOTTOM_SLACK, type ScrollAreaProps } from './scroll-area.types'
import { weappAria } from './weapp-aria'
import './scroll-area.css'

interface Measured {
  height?: number
  scrollHeight?: number
}

export const ScrollArea = (props: ScrollAreaProps) => {
  const { onReachBottom, children } = props
  const ownId = `hm-${useId().replace(/\W/g, '')}`
  const id = props.id ?? ownId

  useEffect(() => {
    if (!onReachBottom) return
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ size: true, scrollOffset: true }, (found) => {
        const { height, scrollHeight } = (found ?? {}) as Measured
        if (height && scrollHeight && scrollHeight - height <= BOTTOM_SLACK) onReachBottom()
      })
      .exec()
  }, [id, onReachBottom, children])

  return (
    <ScrollView
      id={id}
      className={classNames('hm-scroll', props.className)}
      style={props.style}
      scrollY
      lowerThreshold={BOTTOM_SLACK}
      onScrollToLower={() => onReachBottom?.()}
      {...weappAria({ role: 'region', ...ariaNamed(props) })}
    >
      {children}
    </ScrollView>
  )
}
