import Taro from '@tarojs/taro'
import type { ReachedPort } from './reached.types'

/**
 * Checks at intervals. Lower parts are drawn only when the user scrolls there, so an observer has
 * no element at first, and it would miss an element that a fast scroll passes.
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
      // An element that is not drawn gives null.
      const [place, screen] = found as [Place | null, Place]
      resolve(place !== null && place.top < screen.bottom)
    })
  })

export const whenReached: ReachedPort['whenReached'] = async (
  selector,
  { isWanted = () => true } = {},
) => {
  while (isWanted() && !(await isReached(selector)))
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS)
    })
}
