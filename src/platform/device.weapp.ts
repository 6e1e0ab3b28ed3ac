import Taro from '@tarojs/taro'
import type { DevicePort } from './device.types'

export const target: DevicePort['target'] = 'weapp'

export const userAgent: DevicePort['userAgent'] = () => ''

export const appId: DevicePort['appId'] = () => Taro.getAccountInfoSync().miniProgram.appId

export const scene: DevicePort['scene'] = () => String(Taro.getEnterOptionsSync().scene)

export const officialAccountAppId: DevicePort['officialAccountAppId'] = () => undefined

export const inMiniProgramWebView: DevicePort['inMiniProgramWebView'] = () => false

/** The mini-program has its own storage, and its logins need no cookie. */
export const keepsCookies: DevicePort['keepsCookies'] = () => true
