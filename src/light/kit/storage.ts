import { storageOver } from '@/platform/storage-records'
import { host } from './host'

/** The records of the application (platform/storage.weapp). The light pages keep no session. */
export const storage = storageOver({
  get(_area, key) {
    const text = host.getStorageSync(key)
    return typeof text === 'string' && text !== '' ? text : undefined
  },
  set: (_area, key, text) => host.setStorageSync(key, text),
  remove: (_area, key) => host.removeStorageSync(key),
  arm: () => undefined,
  isArmed: () => true,
  disarm: () => undefined,
})
