import Taro from '@tarojs/taro'
import { formatQuery } from '@/domain/address/query'
import type { NavigationPort } from './navigation.types'
import { ownParams, usePageQuery } from './router-query'

export { usePageQuery }

/** A mini-program holds ten pages; the eleventh takes the place of the tenth. */
const MAX_PAGES = 10

const begun = async (change: Promise<unknown>): Promise<void> => {
  await change.catch(() => undefined)
}

export const replace: NavigationPort['replace'] = (url) => begun(Taro.redirectTo({ url }))

export const go: NavigationPort['go'] = (url) =>
  Taro.getCurrentPages().length < MAX_PAGES ? begun(Taro.navigateTo({ url })) : replace(url)

export const reLaunch: NavigationPort['reLaunch'] = (url) => begun(Taro.reLaunch({ url }))

export const back: NavigationPort['back'] = (fallback) =>
  Taro.getCurrentPages().length > 1 ? begun(Taro.navigateBack()) : reLaunch(fallback)

/** A mini-program cannot leave for an address outside. */
export const leave: NavigationPort['leave'] = () => false

export const reload: NavigationPort['reload'] = () => {
  const { path = '', params = {} } = Taro.getCurrentInstance().router ?? {}
  void reLaunch(path + formatQuery(ownParams(params)))
}

export const setTitle: NavigationPort['setTitle'] = (title) => {
  void begun(Taro.setNavigationBarTitle({ title }))
}

/** Back belongs to WeChat here; the dialog host catches it with a page-container instead. */
export const guardBack: NavigationPort['guardBack'] = () => () => Promise.resolve()
