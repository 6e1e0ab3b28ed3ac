import Taro, { usePageScroll } from '@tarojs/taro'
import { useRef } from 'react'
import { DEBOUNCE_MS } from '@/domain/time/timings'
import type { SectionPlacesPort } from './section-places.types'

/** Space between the bar and the section. */
const GAP = 12

interface Place {
  top: number
  bottom: number
  height: number
}

const placesOf = (ids: readonly string[]): Promise<(Place | null)[]> =>
  new Promise((resolve) => {
    const query = Taro.createSelectorQuery()
    for (const id of ids) query.select(`#${id}`).boundingClientRect()
    query.selectViewport().boundingClientRect()
    // An element that is not drawn gives null.
    query.exec((found) => resolve(found as (Place | null)[]))
  })

export const useSectionPlaces: SectionPlacesPort['useSectionPlaces'] = (
  { bar, sections },
  report,
) => {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const look = async () => {
    timer.current = undefined
    const [covering, ...rest] = await placesOf([bar, ...sections])
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
export const scrollToSection: SectionPlacesPort['scrollToSection'] = ({ bar, section }) =>
  Taro.nextTick(() => {
    void placesOf([bar]).then(([covering]) =>
      Taro.pageScrollTo({
        selector: `#${section}`,
        offsetTop: -((covering?.height ?? 0) + GAP),
        duration: 0,
      }).catch(() => undefined),
    )
  })
