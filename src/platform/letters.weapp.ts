import Taro from '@tarojs/taro'
import { growthOf, usualSize, type Letters } from '@/domain/look/letters'
import type { LettersPort } from './letters.types'

/** Taro's types of these APIs lack the letter size. */
const chosen = (): Letters => {
  const told: object = Taro.canIUse('getAppBaseInfo')
    ? Taro.getAppBaseInfo()
    : Taro.getSystemInfoSync()
  return told
}

const system = (): string =>
  (Taro.canIUse('getDeviceInfo') ? Taro.getDeviceInfo() : Taro.getSystemInfoSync()).system

export const letterSize: LettersPort['letterSize'] = () =>
  chosen().fontSizeSetting ?? usualSize(system())

export const ownGrowth: LettersPort['ownGrowth'] = () => growthOf(chosen(), system())
