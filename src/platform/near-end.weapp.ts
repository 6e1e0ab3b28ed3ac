import Taro, { useReachBottom } from '@tarojs/taro'
import { useState } from 'react'
import type { NearEndPort } from './near-end.types'

/** On a tablet the beginning may leave nothing to scroll, CSS pixels. */
const TALL = 1000

/** Before base library 2.20.1 the first did not exist. */
const windowHeight = (): number =>
  (Taro.canIUse('getWindowInfo') ? Taro.getWindowInfo() : Taro.getSystemInfoSync()).windowHeight

/** How near is `onReachBottomDistance` of the page's configuration. */
export const useNearEnd: NearEndPort['useNearEnd'] = () => {
  const [near, setNear] = useState(() => windowHeight() > TALL)
  useReachBottom(() => setNear(true))
  return near
}
