import Taro from '@tarojs/taro'
import type { DevicePort } from './device.types'

export const target: DevicePort['target'] = 'weapp'

export const userAgent: DevicePort['userAgent'] = () => ''

export const appId: DevicePort['appId'] = () => Taro.getAccountInfoSync().miniProgram.appId

export const inMiniProgramWebView: DevicePort['inMiniProgramWebView'] = () => false
