import { useEffect, useState, type RefObject } from 'react'
import { THROTTLE_MS } from '@/domain/time/timings'

/** Whether an element is on the screen, or within one screen of it. */
const isNear = (element: Element | null): boolean => {
  if (!element) return false
  const { top, bottom } = element.getBoundingClientRect()
  return top < 2 * window.innerHeight && bottom > -window.innerHeight
}

/** Uses scroll events, because the oldest supported phones have no IntersectionObserver. */
export const useInSight = (element: RefObject<Element>): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      setNear(isNear(element.current))
    }
    const onScroll = () => {
      timer ??= setTimeout(look, THROTTLE_MS)
    }
    look()
    // Pages scroll in their own element, whose events do not bubble.
    document.addEventListener('scroll', onScroll, true)
    window.addEventListener('resize', onScroll)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('scroll', onScroll, true)
      window.removeEventListener('resize', onScroll)
    }
  }, [element])
  return near
}
