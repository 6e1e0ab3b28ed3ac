import type { DevicePort } from './device.types'

export const target: DevicePort['target'] = 'h5'

export const userAgent: DevicePort['userAgent'] = () => navigator.userAgent

export const appId: DevicePort['appId'] = () => undefined

/** Some web views leave the user agent bare but set this. */
export const inMiniProgramWebView: DevicePort['inMiniProgramWebView'] = () =>
  (window as { __wxjs_environment?: string }).__wxjs_environment === 'miniprogram'
