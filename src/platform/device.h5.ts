import type { DevicePort } from './device.types'
import * as account from './hosts/official-account/app-id'

export const target: DevicePort['target'] = 'h5'

export const userAgent: DevicePort['userAgent'] = () => navigator.userAgent

export const appId: DevicePort['appId'] = () => undefined

export const scene: DevicePort['scene'] = () => undefined

export const officialAccountAppId: DevicePort['officialAccountAppId'] = () =>
  account.officialAccountAppId() || undefined

/** Some web views set this flag but do not say so in the user agent. */
export const inMiniProgramWebView: DevicePort['inMiniProgramWebView'] = () =>
  (window as { __wxjs_environment?: string }).__wxjs_environment === 'miniprogram'

/** Tests a real cookie, because some browsers claim to keep cookies and drop them. */
export const keepsCookies: DevicePort['keepsCookies'] = () => {
  if (!navigator.cookieEnabled) return false
  document.cookie = 'hm_kept=1; path=/; samesite=strict'
  const kept = document.cookie.includes('hm_kept=1')
  document.cookie = 'hm_kept=; path=/; max-age=0'
  return kept
}
