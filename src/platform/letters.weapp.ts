import Taro from '@tarojs/taro'
import type { LettersPort } from './letters.types'

/** Ordinary text at WeChat's usual setting (its guide for elderly users). */
const USUAL_IOS = 17
const USUAL_ANDROID = 16

/** Taro's types of these APIs lack both. */
interface Letters {
  fontSizeSetting?: number
  fontSizeScaleFactor?: number
}

const chosen = (): Letters => {
  const told: object = Taro.canIUse('getAppBaseInfo')
    ? Taro.getAppBaseInfo()
    : Taro.getSystemInfoSync()
  return told
}

const isIos = (): boolean =>
  /^ios/i.test(
    (Taro.canIUse('getDeviceInfo') ? Taro.getDeviceInfo() : Taro.getSystemInfoSync()).system,
  )

const usualSize = (): number => (isIos() ? USUAL_IOS : USUAL_ANDROID)

export const letterSize: LettersPort['letterSize'] = () => chosen().fontSizeSetting ?? usualSize()

export const ownGrowth: LettersPort['ownGrowth'] = () => {
  const { fontSizeScaleFactor, fontSizeSetting } = chosen()
  if (fontSizeScaleFactor) return fontSizeScaleFactor
  return fontSizeSetting ? fontSizeSetting / usualSize() : 1
}
