import Taro, { usePageScroll } from '@tarojs/taro'
import { useRef } from 'react'
import { DEBOUNCE_MS } from '@/domain/time/timings'
import type { InViewPort } from './in-view.types'

interface Place {
  top: number
  bottom: number
  height: number
}

const placesOf = (selectors: readonly string[]): Promise<(Place | null)[]> =>
  new Promise((resolve) => {
    const query = Taro.createSelectorQuery()
    for (const selector of selectors) query.select(selector).boundingClientRect()
    query.selectViewport().boundingClientRect()
    // An element that is not drawn gives null.
    query.exec((found) => resolve(found as (Place | null)[]))
  })

/**
 * Checks at intervals. Lower parts are drawn only when the user scrolls there, so an observer has
 * no element at first, and it would miss an element that a fast scroll passes.
 */
const LOOK_MS = 500

const isReached = async (selector: string): Promise<boolean> => {
  const [place, screen] = await placesOf([selector])
  return Boolean(place && screen && place.top < screen.bottom)
}

export const whenReached: InViewPort['whenReached'] = async (
  selector,
  { isWanted = () => true } = {},
) => {
  while (isWanted() && !(await isReached(selector)))
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS)
    })
}

/** Space between the bar and the section. */
const GAP = 12

export const useSectionPlaces: InViewPort['useSectionPlaces'] = ({ bar, sections }, report) => {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const look = async () => {
    timer.current = undefined
    const [covering, ...rest] = await placesOf([bar, ...sections].map((id) => `#${id}`))
    const screen = rest.pop()
    const height = screen?.height ?? 0
    report({
      tops: rest.map((place) => place?.top ?? null),
      bottom: rest[rest.length - 1]?.bottom ?? Infinity,
      edge: (covering?.height ?? 0) + 2 * GAP,
      height,
    })
  }
  usePageScroll(() => {
    timer.current ??= setTimeout(() => void look(), DEBOUNCE_MS)
  })
}

/** WeChat does not tell whether motion is reduced, so the page does not move slowly. */
export const scrollToSection: InViewPort['scrollToSection'] = ({ bar, section }) =>
  Taro.nextTick(() => {
    void placesOf([`#${bar}`]).then(([covering]) =>
      Taro.pageScrollTo({
        selector: `#${section}`,
        offsetTop: -((covering?.height ?? 0) + GAP),
        duration: 0,
      }).catch(() => undefined),
    )
  })
