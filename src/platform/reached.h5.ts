import { THROTTLE_MS } from '@/domain/time/timings'
import type { ReachedPort } from './reached.types'

/** The shown page is the last one. Pages below it keep their elements. */
const find = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].pop()

/** Whether the element is visible or was already scrolled past. */
const isReached = (element: Element | undefined): boolean => {
  if (!element) return false
  const { top, height } = element.getBoundingClientRect()
  return height > 0 && top < window.innerHeight
}

/** Uses scroll events, because the oldest supported phones have no IntersectionObserver. */
export const whenReached: ReachedPort['whenReached'] = (
  selector,
  { atOnce = false, isWanted = () => true } = {},
) =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      if (isWanted() && !isReached(find(selector))) return
      document.removeEventListener('scroll', onScroll, true)
      resolve()
    }
    const onScroll = () => {
      timer ??= setTimeout(look, THROTTLE_MS)
    }
    // Pages scroll in their own element, whose events do not bubble.
    document.addEventListener('scroll', onScroll, true)
    if (atOnce) look()
  })
