import { storageOver } from './storage-records'
import type { Area, RawStorage, StoragePort } from './storage.types'

export type { Slot, StorageFailure } from './storage.types'

/** Reached inside each call: merely naming localStorage throws where storage is forbidden. */
const areaOf = (area: Area): Storage => (area === 'device' ? localStorage : sessionStorage)

const cookieOf = (key: string): string => `hm_${encodeURIComponent(key)}`

const quietly = <T>(attempt: () => T, otherwise: T): T => {
  try {
    return attempt()
  } catch {
    return otherwise
  }
}

const raw: RawStorage = {
  get: (area, key) => quietly(() => areaOf(area).getItem(key) ?? undefined, undefined),
  set: (area, key, text) => areaOf(area).setItem(key, text),
  remove: (area, key) => quietly(() => areaOf(area).removeItem(key), undefined),
  arm: (key, maxAgeMs) => {
    document.cookie = `${cookieOf(key)}=1; path=/; samesite=lax; max-age=${Math.ceil(maxAgeMs / 1000)}`
  },
  /** Where cookies are off, the time in the record is all there is. */
  isArmed: (key) => !navigator.cookieEnabled || document.cookie.includes(`${cookieOf(key)}=1`),
  disarm: (key) => {
    document.cookie = `${cookieOf(key)}=; path=/; max-age=0`
  },
}

export const storage: StoragePort = storageOver(raw)
