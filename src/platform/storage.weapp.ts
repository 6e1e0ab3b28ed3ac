import Taro from '@tarojs/taro'
import { storageOver } from './storage-records'
import type { RawStorage, StoragePort } from './storage.types'

export type { Slot, StorageFailure } from './storage.types'

/** A mini-program has no session storage, so its session is one run of its logic layer. */
const session = new Map<string, string>()

const raw: RawStorage = {
  get(area, key) {
    if (area === 'session') return session.get(key)
    try {
      const text: unknown = Taro.getStorageSync(key)
      return typeof text === 'string' && text !== '' ? text : undefined
    } catch {
      // Storage is read while the app starts, and an error must not stop it.
      return undefined
    }
  },
  set(area, key, text) {
    if (area === 'session') session.set(key, text)
    else Taro.setStorageSync(key, text)
  },
  remove(area, key) {
    if (area === 'session') session.delete(key)
    else Taro.removeStorageSync(key)
  },
  /** A mini-program has no cookies, so only the time in the record decides. */
  arm: () => undefined,
  isArmed: () => true,
  disarm: () => undefined,
}

export const storage: StoragePort = storageOver(raw)
