import Taro from '@tarojs/taro'
import type { ScrollPort } from './scroll.types'

/** A target that no longer exists is no failure to report. */
const quietly = (attempt: Promise<unknown>): void => {
  attempt.catch(() => undefined)
}

export const scrollToId: ScrollPort['scrollToId'] = (id) =>
  quietly(Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -160, duration: 0 }))

export const scrollToTop: ScrollPort['scrollToTop'] = () =>
  quietly(Taro.pageScrollTo({ scrollTop: 0, duration: 0 }))
