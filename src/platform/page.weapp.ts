import Taro, { useDidHide, useDidShow, useReachBottom } from '@tarojs/taro'
import { useState } from 'react'
import type { PagePort } from './page.types'

export const usePageShow: PagePort['usePageShow'] = (callback) => useDidShow(callback)

export const usePageHide: PagePort['usePageHide'] = (callback) => useDidHide(callback)

/** The gateway does not draw mini-program pages. */
export const removeFirstScreen: PagePort['removeFirstScreen'] = () => undefined

export const behindFirstScreen: PagePort['behindFirstScreen'] = (change) => change()

/** A target that no longer exists is no failure to report. */
const quietly = (attempt: Promise<unknown>): void => {
  attempt.catch(() => undefined)
}

export const scrollToTop: PagePort['scrollToTop'] = () =>
  quietly(Taro.pageScrollTo({ scrollTop: 0, duration: 0 }))

export const focusText: PagePort['focusText'] = () => undefined

/** In CSS pixels. On a tablet the first part may not be long enough to scroll. */
const TALL = 1000

/** getWindowInfo exists since base library 2.20.1. */
const windowHeight = (): number =>
  (Taro.canIUse('getWindowInfo') ? Taro.getWindowInfo() : Taro.getSystemInfoSync()).windowHeight

/** Nearly in the middle of the screen. A toast above it has two lines of WeChat's largest letters. */
export const scrollToId: PagePort['scrollToId'] = (id) =>
  quietly(Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -windowHeight() / 3, duration: 0 }))

/** `onReachBottomDistance` of the page's configuration sets the distance. */
export const useNearEnd: PagePort['useNearEnd'] = () => {
  const [near, setNear] = useState(() => windowHeight() > TALL)
  useReachBottom(() => setNear(true))
  return near
}
