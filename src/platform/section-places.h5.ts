import { useEffect, useRef } from 'react'
import { THROTTLE_MS } from '@/domain/time/timings'
import type { SectionPlacesPort } from './section-places.types'

/** Space between the bar and the section. */
const GAP = 12

/** Pages lie on top of each other. The last one is shown. */
const shownPage = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.taro_page')].pop()

const placeOf = (id: string): DOMRect | undefined => {
  const element = (shownPage() ?? document).querySelector(`#${id}`)
  return element?.getBoundingClientRect()
}

/** Uses scroll events, because the oldest supported phones have no IntersectionObserver. */
export const useSectionPlaces: SectionPlacesPort['useSectionPlaces'] = (ids, report) => {
  const latest = useRef({ ids, report })
  latest.current = { ids, report }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const { bar, sections } = latest.current.ids
      const places = sections.map(placeOf)
      latest.current.report({
        tops: places.map((place) => place?.top ?? null),
        bottom: places[places.length - 1]?.bottom ?? Infinity,
        edge: (placeOf(bar)?.height ?? 0) + 2 * GAP,
        height: window.innerHeight,
      })
    }
    const onScroll = () => {
      timer ??= setTimeout(look, THROTTLE_MS)
    }
    // Pages scroll in their own element, whose events do not bubble.
    document.addEventListener('scroll', onScroll, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('scroll', onScroll, true)
    }
  }, [])
}

const isMotionReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

export const scrollToSection: SectionPlacesPort['scrollToSection'] = ({ bar, section }) => {
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
