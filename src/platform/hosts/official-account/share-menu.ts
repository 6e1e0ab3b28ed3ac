import { absolute } from '../../address'
import type { ShareCard } from '../../share.types'
import { invoke } from '../wechat-bridge'

/**
 * WeChat's menu over a page. It shares the card of the shown page. A page without a card (a login,
 * an order) cannot be shared, and its address cannot be copied.
 */
const menuList = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:QZone',
  'menuItem:share:weiboApp',
  'menuItem:favorite',
  'menuItem:copyUrl',
  'menuItem:openWithQQBrowser',
  'menuItem:openWithSafari',
]

/** A square picture on our server, because WeChat cannot use one that exists only in the page. */
const PICTURE = '/static/share.png'

let worded: { at: string; card: ShareCard } | undefined
/** The page whose address WeChat accepted last. */
let accepted: string | undefined

const here = (): string => window.location.pathname

const apply = async (): Promise<void> => {
  if (accepted !== here()) return
  if (worded?.at !== here()) {
    await invoke('hideMenuItems', { menuList })
    return
  }
  const { title, text = title, path, imageUrl = absolute(PICTURE) } = worded.card
  const data = { title, desc: text, link: absolute(path), imgUrl: imageUrl }
  await invoke('showMenuItems', { menuList })
  await invoke('updateAppMessageShareData', data)
  await invoke('updateTimelineShareData', data)
}

/** Sets the card that the menu shares for the shown page. */
export const word = (card: ShareCard): Promise<void> => {
  worded = { at: here(), card }
  return apply()
}

/** Records that WeChat accepted the shown address. */
export const open = (): Promise<void> => {
  accepted = here()
  return apply()
}
