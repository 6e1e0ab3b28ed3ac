import Taro, { useReachBottom } from '@tarojs/taro'
import { useState } from 'react'
import type { NearEndPort } from './near-end.types'

/** In CSS pixels. On a tablet the first part may not be long enough to scroll. */
const TALL = 1000

/** getWindowInfo exists since base library 2.20.1. */
const windowHeight = (): number =>
  (Taro.canIUse('getWindowInfo') ? Taro.getWindowInfo() : Taro.getSystemInfoSync()).windowHeight

/** `onReachBottomDistance` of the page's configuration sets the distance. */
export const useNearEnd: NearEndPort['useNearEnd'] = () => {
  const [near, setNear] = useState(() => windowHeight() > TALL)
  useReachBottom(() => setNear(true))
  return near
}
