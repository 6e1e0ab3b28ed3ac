import type { PageMenuPort } from './page-menu.types'

/** WeChat's menu over a web page opens when the page has a card (hosts/official-account). */
export const offerShares: PageMenuPort['offerShares'] = () => undefined

export const useMenu: PageMenuPort['useMenu'] = () => undefined
