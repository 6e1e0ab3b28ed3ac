import type { DevicePort } from './device.types'
import * as account from './hosts/official-account/app-id'

export const target: DevicePort['target'] = 'h5'

export const userAgent: DevicePort['userAgent'] = () => navigator.userAgent

export const appId: DevicePort['appId'] = () => undefined

export const scene: DevicePort['scene'] = () => undefined

export const officialAccountAppId: DevicePort['officialAccountAppId'] = () =>
  account.officialAccountAppId() || undefined

/** Some web views leave the user agent bare but set this. */
export const inMiniProgramWebView: DevicePort['inMiniProgramWebView'] = () =>
  (window as { __wxjs_environment?: string }).__wxjs_environment === 'miniprogram'

/** Some say that they do and drop them all the same. */
export const keepsCookies: DevicePort['keepsCookies'] = () => {
  if (!navigator.cookieEnabled) return false
  document.cookie = 'hm_kept=1; path=/; samesite=strict'
  const kept = document.cookie.includes('hm_kept=1')
  document.cookie = 'hm_kept=; path=/; max-age=0'
  return kept
}
