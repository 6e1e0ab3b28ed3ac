import { parseQuery } from '@/domain/address/query'
import type { AppPort } from './app.types'
import * as account from './hosts/official-account/account'
import { storage, type Slot } from './storage'

export const hasAddresses: AppPort['hasAddresses'] = true
export const hasNativePages: AppPort['hasNativePages'] = false
export const signsInQuietly: AppPort['signsInQuietly'] = false
export const hasLightPages: AppPort['hasLightPages'] = false
export const reloadForgets: AppPort['reloadForgets'] = true
export const leavesToPay: AppPort['leavesToPay'] = true
export const asksForMessages: AppPort['asksForMessages'] = false

/** The gateway draws the first screens where there is no browser. */
export const userAgent: AppPort['userAgent'] = () =>
  typeof navigator === 'undefined' ? '' : navigator.userAgent

export const appId: AppPort['appId'] = () => undefined

export const scene: AppPort['scene'] = () => undefined

export const officialAccountAppId: AppPort['officialAccountAppId'] = () =>
  account.officialAccountAppId() || undefined

/** Some web views set this flag but do not say so in the user agent. */
export const inMiniProgramWebView: AppPort['inMiniProgramWebView'] = () =>
  (window as { __wxjs_environment?: string }).__wxjs_environment === 'miniprogram'

/** Tests a real cookie, because some browsers claim to keep cookies and drop them. */
export const keepsCookies: AppPort['keepsCookies'] = () => {
  if (!navigator.cookieEnabled) return false
  document.cookie = 'hm_kept=1; path=/; samesite=strict'
  const kept = document.cookie.includes('hm_kept=1')
  document.cookie = 'hm_kept=; path=/; max-age=0'
  return kept
}

export const onAppShow: AppPort['onAppShow'] = (listener) =>
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible')
      listener({ path: window.location.pathname, query: parseQuery(window.location.search) })
  })

/** The web build resolves every unknown address before the router reads it. */
export const onUnknownPage: AppPort['onUnknownPage'] = () => undefined

/** A browser loads index.html again at every visit. */
export const onUpdateReady: AppPort['onUpdateReady'] = () => undefined

/** Browsers ask for each capability themselves. */
export const onPrivacyAsked: AppPort['onPrivacyAsked'] = () => undefined

export const watchFaults: AppPort['watchFaults'] = (tell) => {
  window.addEventListener('error', ({ error, message }) => tell(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

/** Marks that the page was reloaded, so that it reloads only once whatever the browser does. */
const reloaded: Slot<true> = {
  area: 'session',
  name: 'restored',
  version: 1,
  maxAgeMs: 5000,
  parse: (raw) => (raw === true ? true : undefined),
}

/** An iPad calls itself a Mac, but Macs have no touch screen. */
const isIos = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export const reloadWhenRestored: AppPort['reloadWhenRestored'] = () =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isIos() || storage.read(reloaded, 'HM')) return
    storage.write(reloaded, 'HM', true)
    window.location.reload()
  })
