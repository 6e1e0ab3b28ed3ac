import { useCallback, useEffect, useRef } from 'react'
import { isScrolledToEnd } from '@/domain/look/scroll'
import { classNames } from '../class-names'
import { ariaNamed } from './aria'
import type { ScrollAreaProps } from './shown.types'
import './scroll-area.css'

/** A scrolling area. The tab stop lets the keyboard scroll it. */
export const ScrollArea = (props: ScrollAreaProps) => {
  const { onReachBottom, children } = props
  const ref = useRef<HTMLDivElement>(null)
  const check = useCallback(() => {
    const area = ref.current
    if (area && isScrolledToEnd(area)) onReachBottom?.()
  }, [onReachBottom])
  useEffect(check, [check, children])
  return (
    <div
      ref={ref}
      id={props.id}
      className={classNames('hm-scroll', props.className)}
      style={props.style}
      role="region"
      // Without the focus, the arrow keys do not scroll it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={check}
      {...ariaNamed(props)}
    >
      {children}
    </div>
  )
}
