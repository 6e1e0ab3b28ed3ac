import { absolute } from '../../address'
import type { ShareCard } from '../../share.types'
import { invoke } from '../wechat-bridge'

/**
 * The menu of WeChat over a page. It shares what the page on show words; a page that words nothing
 * (a login, an order) is not passed on, nor its address copied.
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

/** A square picture of our own: WeChat draws none that is in the page only. */
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

/** What the menu shares of the page on show. */
export const word = (card: ShareCard): Promise<void> => {
  worded = { at: here(), card }
  return apply()
}

/** WeChat accepted the address on show. */
export const open = (): Promise<void> => {
  accepted = here()
  return apply()
}
