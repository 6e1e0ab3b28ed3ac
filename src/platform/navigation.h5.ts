import {
  getCurrentPages,
  navigateBack,
  navigateTo,
  redirectTo,
  reLaunch as openAlone,
} from '@tarojs/taro'
import { guardBack } from './back-guard'
import { fetchOrAsk, onPageLost } from './lost-page.h5'
import type { NavigationPort } from './navigation.types'
import { pagesAbove } from './page-stack'
import { usePageQuery } from './router-query'

export { guardBack, onPageLost, usePageQuery }

/** The router reports what else goes wrong, where it happens. */
const begun = async (change: Promise<unknown>): Promise<void> => {
  await change.catch(() => undefined)
}

const open = async (url: string, change: () => Promise<unknown>): Promise<void> => {
  if (await fetchOrAsk(url)) await begun(change())
}

export const go: NavigationPort['go'] = (url) => open(url, () => navigateTo({ url }))

export const replace: NavigationPort['replace'] = (url) => open(url, () => redirectTo({ url }))

export const reLaunch: NavigationPort['reLaunch'] = (url) => open(url, () => openAlone({ url }))

export const returnTo: NavigationPort['returnTo'] = (path) => {
  const delta = pagesAbove(getCurrentPages(), path)
  return delta > 0 ? begun(navigateBack({ delta })) : replace(path)
}

export const back: NavigationPort['back'] = (fallback) =>
  getCurrentPages().length > 1 ? begun(navigateBack()) : replace(fallback)

export const reload: NavigationPort['reload'] = () => window.location.reload()

export const setTitle: NavigationPort['setTitle'] = (title) => {
  // Right after a page is shown, Taro's navigation bar writes the title of the app over it.
  void Promise.resolve().then(() => {
    document.title = title
  })
}
