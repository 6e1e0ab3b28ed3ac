import { useEffect, useRef, useState, type RefObject } from 'react'
import { THROTTLE_MS } from '@/domain/time/timings'
import type { InViewPort } from './in-view.types'

/**
 * Calls `look` after the page moved, at most once per interval, and answers how to stop. It uses
 * scroll events, because the oldest supported phones have no IntersectionObserver.
 */
const onScroll = (look: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      look()
    }, THROTTLE_MS)
  }
  // Pages scroll in their own element, whose events do not bubble.
  document.addEventListener('scroll', wait, true)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('scroll', wait, true)
  }
}

/** The shown page is the last one. Pages below it keep their elements. */
const last = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].pop()

/** Whether the element is visible or was already scrolled past. */
const isReached = (element: Element | undefined): boolean => {
  if (!element) return false
  const { top, height } = element.getBoundingClientRect()
  return height > 0 && top < window.innerHeight
}

export const whenReached: InViewPort['whenReached'] = (
  selector,
  { atOnce = false, isWanted = () => true } = {},
) =>
  new Promise((resolve) => {
    const look = () => {
      if (isWanted() && !isReached(last(selector))) return
      stop()
      resolve()
    }
    const stop = onScroll(look)
    if (atOnce) look()
  })

/** Whether an element is on the screen, or within one screen of it. */
const isNear = (element: Element | null): boolean => {
  if (!element) return false
  const { top, bottom } = element.getBoundingClientRect()
  return top < 2 * window.innerHeight && bottom > -window.innerHeight
}

/** Only pages of the web build draw a part when it comes near. */
export const useInView = (element: RefObject<Element>): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const look = () => setNear(isNear(element.current))
    look()
    const stop = onScroll(look)
    window.addEventListener('resize', look)
    return () => {
      stop()
      window.removeEventListener('resize', look)
    }
  }, [element])
  return near
}

/** Space between the bar and the section. */
const GAP = 12

const shownPage = (): HTMLElement | undefined => last('.taro_page') as HTMLElement | undefined

const placeOf = (id: string): DOMRect | undefined => {
  const element = (shownPage() ?? document).querySelector(`#${id}`)
  return element?.getBoundingClientRect()
}

export const useSectionPlaces: InViewPort['useSectionPlaces'] = (ids, report) => {
  const latest = useRef({ ids, report })
  latest.current = { ids, report }
  useEffect(
    () =>
      onScroll(() => {
        const { bar, sections } = latest.current.ids
        const places = sections.map(placeOf)
        latest.current.report({
          tops: places.map((place) => place?.top ?? null),
          bottom: places[places.length - 1]?.bottom ?? Infinity,
          edge: (placeOf(bar)?.height ?? 0) + 2 * GAP,
          height: window.innerHeight,
        })
      }),
    [],
  )
}

const isMotionReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

export const scrollToSection: InViewPort['scrollToSection'] = ({ bar, section }) => {
  const page = shownPage()
  const element = page?.querySelector<HTMLElement>(`#${section}`)
  if (!page || !element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  const below = (placeOf(bar)?.height ?? 0) + GAP
  const top = page.scrollTop + element.getBoundingClientRect().top - below
  // Engines without smooth scrolling do not know the options either.
  if ('scrollBehavior' in page.style)
    page.scrollTo({ top, behavior: isMotionReduced() ? 'auto' : 'smooth' })
  else page.scrollTop = top
}
