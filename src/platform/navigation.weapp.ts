import Taro from '@tarojs/taro'
import { formatQuery } from '@/domain/address/query'
import { giveToKeeper } from './back-keeper.weapp'
import { attempt } from './failure'
import { reportFault } from './fault'
import type { NavigationPort } from './navigation.types'
import { pagesAbove, ownParams, usePageQuery } from './page-stack'

export { usePageQuery }

/** A mini-program holds ten pages. The eleventh replaces the tenth. */
const MAX_PAGES = 10

let pageLost = (): Promise<boolean> => Promise.resolve(false)

export const onPageLost: NavigationPort['onPageLost'] = (ask) => {
  pageLost = ask
}

/** Each page of the mini-program has only one path. */
export const resolveLinks: NavigationPort['resolveLinks'] = () => undefined

/** Pages of subpackages load on the first visit, which may fail. */
const begun = async (change: () => Promise<unknown>): Promise<void> => {
  for (;;) {
    const opened = await attempt(change)
    if (opened.ok) return
    reportFault(opened.why)
    if (!(await pageLost())) return
  }
}

export const replace: NavigationPort['replace'] = (url) => begun(() => Taro.redirectTo({ url }))

export const go: NavigationPort['go'] = (url) =>
  Taro.getCurrentPages().length < MAX_PAGES ? begun(() => Taro.navigateTo({ url })) : replace(url)

export const reLaunch: NavigationPort['reLaunch'] = (url) => begun(() => Taro.reLaunch({ url }))

export const returnTo: NavigationPort['returnTo'] = (path) => {
  const delta = pagesAbove(Taro.getCurrentPages(), path)
  return delta > 0 ? begun(() => Taro.navigateBack({ delta })) : replace(path)
}

export const back: NavigationPort['back'] = (fallback) =>
  Taro.getCurrentPages().length > 1 ? begun(() => Taro.navigateBack()) : reLaunch(fallback)

export const reload: NavigationPort['reload'] = () => {
  const { path = '', params = {} } = Taro.getCurrentInstance().router ?? {}
  void reLaunch(path + formatQuery(ownParams(params)))
}

export const setTitle: NavigationPort['setTitle'] = (title) => {
  // A page that was left needs no title.
  void attempt(() => Taro.setNavigationBarTitle({ title }))
}

/** WeChat handles Back itself here. The dialog host catches it with a page-container instead. */
export const guardBack: NavigationPort['guardBack'] = () => () => Promise.resolve()

export const holdBack: NavigationPort['holdBack'] = (_marker, onBack) =>
  giveToKeeper('last', { onBack })

export const holdSteps: NavigationPort['holdSteps'] = (_marker, depth, onBack) =>
  giveToKeeper('step', depth > 0 ? { onBack } : undefined)

/** The code of a mini-program is on the phone, and WeChat loads its subpackages. */
export const fetchPage: NavigationPort['fetchPage'] = () => Promise.resolve(true)

/** A mini-program shows no foreign pages, and no link here leads to one. */
export const leaveFor: NavigationPort['leaveFor'] = () => undefined
