import Taro from '@tarojs/taro'
import type { ReachedPort } from './reached.types'

/** What lies further down is drawn when somebody scrolls there; until then there is nothing to observe. */
const LOOK_MS = 500

const topOf = (selector: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const query = Taro.createSelectorQuery()
    // One that is not there answers null.
    query.select(selector).boundingClientRect((box) => {
      resolve((box as { top: number } | null)?.top)
    })
    query.exec()
  })

const untilSeen = (selector: string): Promise<void> =>
  new Promise((resolve) => {
    const observer = Taro.createIntersectionObserver(Taro.getCurrentInstance().page ?? {})
    observer.relativeToViewport().observe(selector, ({ intersectionRatio = 0, ...seen }) => {
      // A fling may also have passed it before the first report.
      if (intersectionRatio <= 0 && (seen.boundingClientRect?.top ?? 0) >= 0) return
      observer.disconnect()
      resolve()
    })
  })

export const whenReached: ReachedPort['whenReached'] = async (selector) => {
  for (;;) {
    const top = await topOf(selector)
    // A long fling may have passed it before anybody looked.
    if (top !== undefined) return top < 0 ? undefined : untilSeen(selector)
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS)
    })
  }
}
