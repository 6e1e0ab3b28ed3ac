import type { OpenPage } from './stack'
import { tellLeaving, topPage } from './stack'
import { program } from './window'

/** What the others see of a page that was passed on. */
export interface SharedCard {
  readonly title?: string
  readonly path?: string
  readonly query?: string
  readonly imageUrl?: string
}

export type ShareTarget = 'friend' | 'moments'

interface Answer extends SharedCard {
  /** A card that comes later; WeChat waits for it, but not for long. */
  readonly promise?: Promise<SharedCard>
}

type Hook = (about: object) => Answer | undefined

const HOOKS = { friend: 'onShareAppMessage', moments: 'onShareTimeline' } as const
const MENUS = { friend: 'shareAppMessage', moments: 'shareTimeline' } as const
const PROMISE_MS = 3_000

const hidden = new WeakMap<object, ReadonlySet<string>>()
let cards: SharedCard[] = []

/** The menu of the page on show loses these of its items; without names both. */
export const hideShares = (menus: readonly string[] = Object.values(MENUS)): void => {
  const page = topPage()
  if (page) hidden.set(page.instance, new Set(menus))
}

export const showShares = (): void => {
  const page = topPage()
  if (page) hidden.delete(page.instance)
}

const addressOf = ({ path, query }: OpenPage): string => {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${value}`)
  return `/${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

/** What WeChat fills in where the page says nothing. */
const usual = (page: OpenPage): SharedCard => ({
  title: program.app.window?.navigationBarTitleText,
  path: addressOf(page),
})

const late = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), PROMISE_MS))

const passOn = async (page: OpenPage, to: ShareTarget, about: object): Promise<SharedCard> => {
  const hook = page.instance[HOOKS[to]] as Hook
  tellLeaving(page)
  const webView = page.host.querySelector('wx-web-view iframe')?.getAttribute('src')
  const answer = hook.call(page.instance, { ...about, ...(webView && { webViewUrl: webView }) })
  const { promise, ...now } = answer ?? {}
  const card = { ...usual(page), ...now, ...(await Promise.race([promise, late()])) }
  cards.push(card)
  return card
}

/** By the menu above the page, which offers what the page has a hook for and did not hide. */
export const shareByMenu = ({ to }: { readonly to: ShareTarget }): Promise<SharedCard> => {
  const page = topPage()
  const offers = page && typeof page.instance.onShareAppMessage === 'function'
  // Moments need both hooks.
  if (!offers || typeof page.instance[HOOKS[to]] !== 'function')
    throw new Error('this page cannot be passed on')
  if (hidden.get(page.instance)?.has(MENUS[to])) throw new Error('the menu hides it')
  return passOn(page, to, { from: 'menu' })
}

/** By a button of the page. */
export const shareByButton = (button: HTMLElement): void => {
  const page = topPage()
  if (typeof page?.instance.onShareAppMessage !== 'function') return
  void passOn(page, 'friend', { from: 'button', target: { id: button.id, dataset: {} } })
}

/** Every card since the last time it was asked. */
export const takeCards = (): readonly SharedCard[] => {
  const taken = cards
  cards = []
  return taken
}
