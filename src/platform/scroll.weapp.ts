import Taro from '@tarojs/taro'
import type { ScrollPort } from './scroll.types'

/** A target that is gone is no failure worth a word. */
const quietly = (attempt: Promise<unknown>): void => {
  attempt.catch(() => undefined)
}

export const scrollToId: ScrollPort['scrollToId'] = (id) =>
  quietly(Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -160, duration: 0 }))

export const scrollToTop: ScrollPort['scrollToTop'] = () =>
  quietly(Taro.pageScrollTo({ scrollTop: 0, duration: 0 }))
