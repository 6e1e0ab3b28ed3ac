import {
  getCurrentPages,
  navigateBack,
  navigateTo,
  redirectTo,
  reLaunch as openAlone,
} from '@tarojs/taro'
import { guardBack, holdBack, holdSteps } from './back-guard.h5'
import { fetchOrAsk, fetchPage, onPageLost } from './lost-page.h5'
import type { NavigationPort } from './navigation.types'
import { pagesAbove, usePageQuery } from './page-stack'

export { fetchPage, guardBack, holdBack, holdSteps, onPageLost, usePageQuery }

/** Ignores the rejection, because the router reports faults itself. */
const begun = async (change: Promise<unknown>): Promise<void> => {
  await change.catch(() => undefined)
}

let own = (address: string): string => address

export const resolveLinks: NavigationPort['resolveLinks'] = (resolve) => {
  own = resolve
}

const opening =
  (change: (to: { url: string }) => Promise<unknown>) =>
  async (address: string): Promise<void> => {
    const url = own(address)
    if (await fetchOrAsk(url)) await begun(change({ url }))
  }

export const go: NavigationPort['go'] = opening(navigateTo)

export const replace: NavigationPort['replace'] = opening(redirectTo)

export const reLaunch: NavigationPort['reLaunch'] = opening(openAlone)

export const returnTo: NavigationPort['returnTo'] = (path) => {
  const delta = pagesAbove(getCurrentPages(), path)
  return delta > 0 ? begun(navigateBack({ delta })) : replace(path)
}

export const back: NavigationPort['back'] = (fallback) =>
  getCurrentPages().length > 1 ? begun(navigateBack()) : replace(fallback)

export const reload: NavigationPort['reload'] = () => window.location.reload()

export const setTitle: NavigationPort['setTitle'] = (title) => {
  // Taro's navigation bar writes the app's title right after a page is shown, so ours follows it.
  void Promise.resolve().then(() => {
    document.title = title
  })
}

export const leaveFor: NavigationPort['leaveFor'] = (url) => window.location.replace(url)
