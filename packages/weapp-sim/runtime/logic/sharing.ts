import { askPerson, isAttended, tellPerson } from '../shell/ask-person'
import { addressOf as pictureAddress } from '../shell/picture-address'
import { program } from '../shell/window'
import type { OpenPage } from './stack'
import { tellLeaving, topPage } from './stack'

/** The card that the receivers of a shared page see. */
export interface SharedCard {
  readonly title?: string | undefined
  readonly path?: string
  readonly query?: string
  readonly imageUrl?: string
}

/** `favourites`: the person keeps the page for themselves, which every page offers. */
export type ShareTarget = 'friend' | 'moments' | 'favourites'

interface Answer extends SharedCard {
  /** A card that comes later. WeChat waits for it only a short time. */
  readonly promise?: Promise<SharedCard>
}

type Hook = (about: object) => Answer | undefined

const HOOKS = {
  friend: 'onShareAppMessage',
  moments: 'onShareTimeline',
  favourites: 'onAddToFavorites',
} as const
const MENUS = { friend: 'shareAppMessage', moments: 'shareTimeline' } as const
const PROMISE_MS = 3_000

const hidden = new WeakMap<object, ReadonlySet<string>>()
let cards: SharedCard[] = []

/** Hides these share items in the menu of the top page. Without names it hides both. */
export const hideShares = (menus: readonly string[] = Object.values(MENUS)): void => {
  const page = topPage()
  if (page) hidden.set(page.instance, new Set(menus))
}

/** Shows these share items again. WeChat shows only the first one without names. */
export const showShares = (menus: readonly string[] = [MENUS.friend]): void => {
  const page = topPage()
  const before = (page && hidden.get(page.instance)) ?? []
  if (page) hidden.set(page.instance, new Set([...before].filter((menu) => !menus.includes(menu))))
}

const addressOf = ({ path, query }: OpenPage): string => {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${value}`)
  return `/${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

/** Values that WeChat fills in where the page gives none. */
const usual = (page: OpenPage): SharedCard => ({
  title: program.app.window?.navigationBarTitleText,
  path: addressOf(page),
})

const late = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), PROMISE_MS))

const passOn = async (page: OpenPage, to: ShareTarget, about: object): Promise<SharedCard> => {
  const hook = page.instance[HOOKS[to]] as Hook | undefined
  tellLeaving(page)
  const webView = page.host.querySelector('wx-web-view iframe')?.getAttribute('src')
  const answer = hook?.call(page.instance, { ...about, ...(webView && { webViewUrl: webView }) })
  const { promise, ...now } = answer ?? {}
  const card = { ...usual(page), ...now, ...(await Promise.race([promise, late()])) }
  cards.push(card)
  return card
}

/** Why the menu does not offer this way; undefined if it does. A favourite needs no hook. */
const obstacle = (page: OpenPage | undefined, to: ShareTarget): string | undefined => {
  if (to === 'favourites') return page ? undefined : 'no page is open'
  const offers = page && typeof page.instance.onShareAppMessage === 'function'
  // Moments need both hooks.
  if (!offers || typeof page.instance[HOOKS[to]] !== 'function')
    return 'this page cannot be passed on'
  return hidden.get(page.instance)?.has(MENUS[to]) ? 'the menu hides it' : undefined
}

/** The ways that the menu above the page offers now. */
export const menuWays = (): readonly ShareTarget[] => {
  const page = topPage()
  return (['friend', 'moments', 'favourites'] as const).filter((to) => !obstacle(page, to))
}

/** Shares the page by the menu above it, or throws what hinders it. */
export const shareByMenu = ({ to }: { readonly to: ShareTarget }): Promise<SharedCard> => {
  const page = topPage()
  const why = obstacle(page, to)
  if (why || !page) throw new Error(why)
  return passOn(page, to, { from: 'menu' })
}

/** Shows the person the card that the others would see. */
const showCard = (title: string, { title: words, path, query, imageUrl }: SharedCard) =>
  tellPerson(
    title,
    [words, query === undefined ? path : `?${query}`, imageUrl ? '' : '图片：当前页面的截图']
      .filter(Boolean)
      .join('\n'),
    imageUrl === undefined ? undefined : pictureAddress(imageUrl),
  )

const WAYS = {
  friend: ['转发给朋友', '已转发给朋友'],
  moments: ['分享到朋友圈', '已分享到朋友圈'],
  favourites: ['收藏', '已收藏'],
} as const

/** A person in a frame opens the menu above the page and chooses. */
export const openMenu = async (): Promise<void> => {
  const offered = menuWays()
  const none = offered.includes('friend') ? '' : '当前页面不可转发'
  const answers = offered.map((to) => [to, WAYS[to][0]] as const)
  const to = await askPerson('页面菜单', none, [...answers, ['close', '取消'] as const])
  if (to !== 'close') await showCard(WAYS[to][1], await shareByMenu({ to }))
}

/** Shares the page by one of its buttons. */
export const shareByButton = (button: HTMLElement): void => {
  const page = topPage()
  if (typeof page?.instance.onShareAppMessage !== 'function') return
  const card = passOn(page, 'friend', { from: 'button', target: { id: button.id, dataset: {} } })
  if (isAttended) void card.then((shown) => showCard(WAYS.friend[1], shown))
}

/** Every card since the last call of this function. */
export const takeCards = (): readonly SharedCard[] => {
  const taken = cards
  cards = []
  return taken
}
