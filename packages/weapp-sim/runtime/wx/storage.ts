import { ApiFailure } from '../shell/api-failure'
import { isAttended } from '../shell/ask-person'
import { settings } from '../shell/window'
import { asyncApis, syncApis } from './api'

const SHELF = 'weapp-storage'

/**
 * Where the entries survive a restart of the mini-program: in the name of the window, which holds
 * more than the browser's own storage. A frame has a new window each time its page is opened, so
 * there it is the browser's storage (5 MiB).
 */
const shelf = isAttended
  ? {
      read: () => localStorage.getItem(SHELF) ?? '',
      write: (text: string) => localStorage.setItem(SHELF, text),
    }
  : {
      read: () => window.name,
      write: (text: string) => {
        window.name = text
      },
    }

/** Entries as JSON. */
const store = new Map<string, string>(JSON.parse(shelf.read() || '[]') as [string, string][])
for (const [key, data] of Object.entries(settings.attended?.storage ?? {}))
  store.set(key, JSON.stringify({ data }))

const keep = (): void => shelf.write(JSON.stringify([...store]))

const has = (key: string) => store.has(key)

const get = (key: string): unknown => {
  const text = store.get(key)
  return text === undefined ? '' : (JSON.parse(text) as { data: unknown }).data
}

const KIB = 1024
const KEY_LIMIT = 1024 * KIB
const STORAGE_LIMIT = 10 * 1024 * KIB

const sizeOf = (key: string): number => store.get(key)?.length ?? 0

/** Stores an entry within WeChat's limits: 1 MiB for one entry, 10 MiB for all. */
const set = (key: string, data: unknown): void => {
  const text = JSON.stringify({ data })
  if (text.length > KEY_LIMIT) throw new ApiFailure('entry size limit reached')
  const others = keys().filter((other) => other !== key)
  const total = others.reduce((sum, other) => sum + sizeOf(other), text.length)
  if (total > STORAGE_LIMIT) throw new ApiFailure('exceed storage max size 10Mb')
  store.set(key, text)
  keep()
}

const remove = (key: string): void => {
  store.delete(key)
  keep()
}

const keys = (): string[] => [...store.keys()]

const clear = (): void => {
  store.clear()
  keep()
}

const info = () => ({
  keys: keys(),
  currentSize: Math.ceil(
    keys().reduce((sum, key) => sum + JSON.stringify(get(key)).length, 0) / KIB,
  ),
  limitSize: 10 * KIB,
})

export const storage = {
  ...syncApis({
    getStorageSync: get,
    setStorageSync: set,
    removeStorageSync: remove,
    clearStorageSync: clear,
    getStorageInfoSync: info,
  }),
  ...asyncApis({
    getStorage: ({ key }) => {
      if (!has(String(key))) throw new ApiFailure('data not found')
      return { data: get(String(key)) }
    },
    setStorage: ({ key, data }) => set(String(key), data),
    removeStorage: ({ key }) => remove(String(key)),
    clearStorage: clear,
    getStorageInfo: info,
  }),
}
