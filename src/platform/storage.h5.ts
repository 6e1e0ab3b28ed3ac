import { storageOver } from './storage-records'
import type { Area, RawStorage, StoragePort } from './storage.types'

export type { Slot, StorageFailure } from './storage.types'

/** localStorage is read inside each call, because naming it throws where storage is forbidden. */
const areaOf = (area: Exclude<Area, 'cookie'>): Storage =>
  area === 'device' ? localStorage : sessionStorage

const cookieOf = (key: string): string => `hm_${encodeURIComponent(key)}`

/**
 * The domain that our hosts share, as the gateway wrote it. Without it a cookie belongs to its
 * host.
 */
const domain = (): string => {
  const shared = document.querySelector('meta[name="cookie-domain"]')?.getAttribute('content')
  return shared && `.${window.location.hostname}`.endsWith(`.${shared}`) ? `; domain=${shared}` : ''
}

/** The cookie is never sent from other sites, and over TLS it is secure. */
const writeCookie = (key: string, value: string, maxAgeMs: number): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  const seconds = Math.ceil(maxAgeMs / 1000)
  document.cookie = `${cookieOf(key)}=${value}; path=/; samesite=strict; max-age=${seconds}${secure}${domain()}`
}

const readCookie = (key: string): string | undefined => {
  const name = `${cookieOf(key)}=`
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(name))
  return found && decodeURIComponent(found.slice(name.length))
}

const quietly = <T>(attempt: () => T, otherwise: T): T => {
  try {
    return attempt()
  } catch {
    return otherwise
  }
}

const raw: RawStorage = {
  get: (area, key) =>
    quietly(
      () => (area === 'cookie' ? readCookie(key) : (areaOf(area).getItem(key) ?? undefined)),
      undefined,
    ),
  set: (area, key, text, maxAgeMs = 0) =>
    area === 'cookie'
      ? writeCookie(key, encodeURIComponent(text), maxAgeMs)
      : areaOf(area).setItem(key, text),
  remove: (area, key) =>
    quietly(
      () => (area === 'cookie' ? writeCookie(key, '', 0) : areaOf(area).removeItem(key)),
      undefined,
    ),
  arm: (key, maxAgeMs) => writeCookie(key, '1', maxAgeMs),
  /** If cookies are off, only the time in the record decides. */
  isArmed: (key) => !navigator.cookieEnabled || document.cookie.includes(`${cookieOf(key)}=1`),
  disarm: (key) => writeCookie(key, '', 0),
}

export const storage: StoragePort = storageOver(raw)
