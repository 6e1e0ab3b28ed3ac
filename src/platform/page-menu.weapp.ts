import Taro, { useAddToFavorites } from '@tarojs/taro'
import { useLayoutEffect } from 'react'
import { absolute } from './address'
import { attempt } from './failure'
import type { PageMenuPort } from './page-menu.types'

/** Taro reads these names and gives WeChat the hooks, without which the menu offers nothing. */
export const offerShares: PageMenuPort['offerShares'] = (page, moments) => {
  Object.assign(page, { enableShareAppMessage: true, enableShareTimeline: moments })
}

export const useMenu: PageMenuPort['useMenu'] = (shares) => {
  // Before the effects of the page's content, which may have its card at once.
  useLayoutEffect(() => {
    if (shares)
      void attempt(() => Taro.hideShareMenu({ menus: ['shareAppMessage', 'shareTimeline'] }))
  }, [shares])
  useAddToFavorites(() => ({ imageUrl: absolute('/static/share.png') }))
}
