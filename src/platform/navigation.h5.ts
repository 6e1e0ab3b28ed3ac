import {
  getCurrentPages,
  navigateBack,
  navigateTo,
  redirectTo,
  reLaunch as openAlone,
} from '@tarojs/taro'
import { guardBack } from './back-guard'
import type { NavigationPort } from './navigation.types'
import { usePageQuery } from './router-query'

export { guardBack, usePageQuery }

/** Chunks of a page may fail to load; the router reports that where it happens. */
const begun = async (change: Promise<unknown>): Promise<void> => {
  await change.catch(() => undefined)
}

export const go: NavigationPort['go'] = (url) => begun(navigateTo({ url }))

export const replace: NavigationPort['replace'] = (url) => begun(redirectTo({ url }))

export const reLaunch: NavigationPort['reLaunch'] = (url) => begun(openAlone({ url }))

export const back: NavigationPort['back'] = (fallback) =>
  getCurrentPages().length > 1 ? begun(navigateBack()) : replace(fallback)

export const leave: NavigationPort['leave'] = (url) => {
  window.location.assign(url)
  return true
}

export const reload: NavigationPort['reload'] = () => window.location.reload()

export const setTitle: NavigationPort['setTitle'] = (title) => {
  // Right after a page is shown, Taro's navigation bar writes the title of the app over it.
  void Promise.resolve().then(() => {
    document.title = title
  })
}
