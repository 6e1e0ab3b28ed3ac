import Taro from '@tarojs/taro'
import type { ReachedPort } from './reached.types'

/**
 * What lies further down is drawn when somebody scrolls there: until then there is nothing to
 * observe, and an observer does not tell of what a fling passes from below to above. So it is
 * looked at now and then.
 */
const LOOK_MS = 500

interface Place {
  top: number
  bottom: number
}

const isReached = (selector: string): Promise<boolean> =>
  new Promise((resolve) => {
    const query = Taro.createSelectorQuery()
    query.select(selector).boundingClientRect()
    query.selectViewport().boundingClientRect()
    query.exec((found) => {
      // What is not drawn is null.
      const [place, screen] = found as [Place | null, Place]
      resolve(place !== null && place.top < screen.bottom)
    })
  })

export const whenReached: ReachedPort['whenReached'] = async (selector) => {
  while (!(await isReached(selector)))
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS)
    })
}
