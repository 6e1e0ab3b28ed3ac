import { ScrollView, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useId } from 'react'
import { SCROLL_END_PX } from '@/domain/look/scroll'
import { classNames } from '../class-names'
import { ariaNamed } from './aria'
import type { ScrollAreaProps } from './shown.types'
import { weappAria, weappBase } from './weapp-base'
import './scroll-area.css'

type Rect = { top: number; bottom: number } | null

/**
 * WeChat reports no end for content that fits without scrolling. So the end has a marker, whose
 * place a selector query finds; such a query does not give the content's height.
 */
export const ScrollArea = (props: ScrollAreaProps) => {
  const { onReachBottom, children } = props
  const ownId = `hm-${useId().replace(/\W/g, '')}`
  const id = props.id ?? ownId
  const endId = `${id}-end`

  useEffect(() => {
    if (!onReachBottom) return undefined
    let stale = false
    // The new content must cross to the view first.
    Taro.nextTick(() => {
      const query = Taro.createSelectorQuery()
      query.select(`#${id}`).boundingClientRect()
      query.select(`#${endId}`).boundingClientRect()
      query.exec(([area, end]: Rect[]) => {
        if (!stale && area && end && end.top - area.bottom <= SCROLL_END_PX) onReachBottom()
      })
    })
    return () => {
      stale = true
    }
  }, [id, endId, onReachBottom, children])

  return (
    <ScrollView
      {...weappBase(props)}
      id={id}
      className={classNames('hm-scroll', props.className)}
      scrollY
      lowerThreshold={SCROLL_END_PX}
      onScrollToLower={() => onReachBottom?.()}
      {...weappAria({ role: 'region', ...ariaNamed(props) })}
    >
      {children}
      <View id={endId} className="hm-scroll__end" />
    </ScrollView>
  )
}
