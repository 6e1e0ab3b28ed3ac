import Taro, { useDidHide, useDidShow, useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { absolute } from './address'
import { attempt, carryOut, unsupported } from './failure'
import type { SharePort } from './share.types'

export type { ShareCard, ShareWay } from './share.types'

/** A square picture, as Moments show it. */
const picture = (): string => absolute('/static/share.png')

/** Both ways of the menu. WeChat offers a way only where the page has its hook. */
const menus = ['shareAppMessage', 'shareTimeline']

/** Opens the menu of this page. WeChat changes the menu of the shown page, which may be another. */
const useOpenMenu = (): void => {
  const isShown = useRef(true)
  const open = () => {
    // Taro makes WeChat's `menus` of this name, and of nothing else.
    if (isShown.current) void attempt(() => Taro.showShareMenu({ showShareItems: menus }))
  }
  useEffect(open, [])
  useDidShow(() => {
    isShown.current = true
    open()
  })
  useDidHide(() => {
    isShown.current = false
  })
}

export const useShare: SharePort['useShare'] = (card) => {
  useOpenMenu()
  useShareAppMessage(() => {
    const { title, path, imageUrl, paint } = card()
    const given = { title, path, ...(imageUrl ? { imageUrl } : {}) }
    if (!paint) return given
    const painted = async () => {
      const made = await paint().catch(() => undefined)
      return made ? { ...given, imageUrl: made } : given
    }
    return { ...given, promise: painted() }
  })
  useShareTimeline(() => {
    const { title, path, imageUrl = picture() } = card()
    return { title, query: path.split('?')[1] ?? '', imageUrl }
  })
}

/** WeChat opens its menu itself. */
export const openMenu: SharePort['openMenu'] = () => Promise.resolve()

export const sendPicture: SharePort['sendPicture'] = (path) =>
  carryOut(() => Taro.showShareImageMenu({ path }))

export const share: SharePort['share'] = () =>
  Promise.resolve(unsupported('sharing starts at a button of WeChat: ui/primitives/native-button'))
