import Taro from '@tarojs/taro'
import { growthOf, usualSize, type TextSizeSetting } from '@/domain/look/text-size'
import type { TextSizePort } from './text-size.types'

/** Taro's types of these APIs lack the letter size. */
const chosen = (): TextSizeSetting => {
  const told: object = Taro.canIUse('getAppBaseInfo')
    ? Taro.getAppBaseInfo()
    : Taro.getSystemInfoSync()
  return told
}

const system = (): string =>
  (Taro.canIUse('getDeviceInfo') ? Taro.getDeviceInfo() : Taro.getSystemInfoSync()).system

export const textSize: TextSizePort['textSize'] = () =>
  chosen().fontSizeSetting ?? usualSize(system())

export const ownTextGrowth: TextSizePort['ownTextGrowth'] = () => growthOf(chosen(), system())
