import { useEffect, useRef } from 'react'

/**
 * A stub of @tarojs/taro in jsdom. `page` drives the lifecycle hooks and `visits` records
 * navigation. Every other API calls a fake global `wx` and answers a promise, as Taro does.
 */

type Callback = () => void

const shows = new Set<Callback>()
const hides = new Set<Callback>()

const useLifecycle = (all: Set<Callback>, callback: Callback, atOnce: boolean): void => {
  const latest = useRef(callback)
  latest.current = callback
  useEffect(() => {
    const call = () => latest.current()
    all.add(call)
    if (atOnce) call()
    return () => {
      all.delete(call)
    }
  }, [all, atOnce])
}

export const useDidShow = (callback: Callback): void => useLifecycle(shows, callback, true)
export const useDidHide = (callback: Callback): void => useLifecycle(hides, callback, false)
export const useShareAppMessage = (): void => undefined
export const useRouter = (): { params: Record<string, string> } => ({ params: page.params })

export const page = {
  params: {} as Record<string, string>,
  /** Number of open pages, including this one. */
  depth: 1,
  show: () => shows.forEach((call) => call()),
  hide: () => hides.forEach((call) => call()),
}

export const visits: { how: string; url: string }[] = []
const visit =
  (how: string) =>
  ({ url = '' }: { url?: string } = {}): Promise<void> => {
    visits.push({ how, url })
    return Promise.resolve()
  }

const routerListeners = new Set<Callback>()
/** Tells listeners that the router changed pages. */
export const changePage = (): void => routerListeners.forEach((call) => call())

export const eventCenter = {
  on: (name: string, call: Callback): void => {
    if (name === '__taroRouterChange') routerListeners.add(call)
  },
}
export const navigateTo = visit('navigateTo')
export const redirectTo = visit('redirectTo')
export const reLaunch = visit('reLaunch')
export const navigateBack = visit('navigateBack')
export const getCurrentPages = (): object[] => Array.from({ length: page.depth }, () => ({}))

const own: Record<string, unknown> = {
  eventCenter,
  navigateTo,
  redirectTo,
  reLaunch,
  navigateBack,
  getCurrentPages,
}

type Native = (options: object) => unknown
/** APIs that Taro passes on unchanged. */
const plain = /Sync$|^on[A-Z]|^canIUse$|^getUpdateManager$/
type Given = { wx?: Record<string, Native> }

const promised =
  (native: Native) =>
  (options: object = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      native({ ...options, success: resolve, fail: reject })
    })

// eslint-disable-next-line import-x/no-default-export -- as the package it stands in for
export default new Proxy(own, {
  get(known, name: string) {
    if (name in known) return known[name]
    const native = (globalThis as Given).wx?.[name]
    if (!native) return undefined
    return plain.test(name) ? native : promised(native)
  },
})
