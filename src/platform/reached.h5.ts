import { THROTTLE_MS } from '@/domain/time/timings'
import type { ReachedPort } from './reached.types'

/** The page on show lies last; the pages below it keep their elements. */
const find = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].pop()

/** In sight, or passed already by a long fling. */
const isReached = (element: Element | undefined): boolean => {
  if (!element) return false
  const { top, height } = element.getBoundingClientRect()
  return height > 0 && top < window.innerHeight
}

/** By scrolling events: observers of intersections are newer than the oldest promised phones. */
export const whenReached: ReachedPort['whenReached'] = (selector) =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      if (!isReached(find(selector))) return
      document.removeEventListener('scroll', onScroll, true)
      resolve()
    }
    const onScroll = () => {
      timer ??= setTimeout(look, THROTTLE_MS)
    }
    // Pages scroll in an element of their own, whose events do not bubble.
    document.addEventListener('scroll', onScroll, true)
  })
