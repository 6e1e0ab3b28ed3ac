import Taro, { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { carryOut, unsupported } from './failure'
import type { SharePort } from './share.types'

export type { ShareCard, ShareWay } from './share.types'

/** The page's configuration must set `enableShareAppMessage`. */
export const useShare: SharePort['useShare'] = (card) => {
  useShareAppMessage(() => card())
  useShareTimeline(() => {
    const { title, path, imageUrl } = card()
    return { title, query: path.split('?')[1] ?? '', ...(imageUrl ? { imageUrl } : {}) }
  })
}

/** WeChat shows its menu according to the page's configuration. */
export const openMenu: SharePort['openMenu'] = () => Promise.resolve()

export const sendPicture: SharePort['sendPicture'] = (path) =>
  carryOut(() => Taro.showShareImageMenu({ path }))

export const share: SharePort['share'] = () =>
  Promise.resolve(unsupported('sharing starts at a button of WeChat: ui/primitives/share-button'))
