import { ApiFailure, asyncApis, syncApis } from './api'

/** The page's own localStorage stands behind it, so a restart of the mini-program keeps it. */
const PREFIX = 'weapp:'

const store = window.localStorage

const has = (key: string) => store.getItem(PREFIX + key) !== null

const get = (key: string): unknown => {
  const text = store.getItem(PREFIX + key)
  return text === null ? '' : (JSON.parse(text) as { data: unknown }).data
}

const KIB = 1024
const KEY_LIMIT = 1024 * KIB
const STORAGE_LIMIT = 10 * 1024 * KIB

const sizeOf = (key: string): number => store.getItem(PREFIX + key)?.length ?? 0

/** WeChat's limits, of one entry and of all. */
const set = (key: string, data: unknown): void => {
  const text = JSON.stringify({ data })
  if (text.length > KEY_LIMIT) throw new ApiFailure('entry size limit reached')
  const others = keys().filter((other) => other !== key)
  const total = others.reduce((sum, other) => sum + sizeOf(other), text.length)
  if (total > STORAGE_LIMIT) throw new ApiFailure('exceed storage max size 10Mb')
  store.setItem(PREFIX + key, text)
}

const remove = (key: string): void => store.removeItem(PREFIX + key)

const keys = (): string[] =>
  Object.keys(store)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))

const clear = (): void => keys().forEach(remove)

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
