import { isAttended, tellPerson } from './ask-person'
import type { OpenPage } from './stack'
import { tellLeaving, topPage } from './stack'
import { program } from './window'

/** The card that the receivers of a shared page see. */
export interface SharedCard {
  readonly title?: string | undefined
  readonly path?: string
  readonly query?: string
  readonly imageUrl?: string
}

export type ShareTarget = 'friend' | 'moments'

interface Answer extends SharedCard {
  /** A card that comes later. WeChat waits for it only a short time. */
  readonly promise?: Promise<SharedCard>
}

type Hook = (about: object) => Answer | undefined

const HOOKS = { friend: 'onShareAppMessage', moments: 'onShareTimeline' } as const
const MENUS = { friend: 'shareAppMessage', moments: 'shareTimeline' } as const
const PROMISE_MS = 3_000

const hidden = new WeakMap<object, ReadonlySet<string>>()
let cards: SharedCard[] = []

/** Hides these share items in the menu of the top page. Without names it hides both. */
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

/** Values that WeChat fills in where the page gives none. */
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

/**
 * Shares the page by the menu above it. The menu offers an item when the page has its hook and
 * did not hide it; otherwise this throws.
 */
export const shareByMenu = ({ to }: { readonly to: ShareTarget }): Promise<SharedCard> => {
  const page = topPage()
  const offers = page && typeof page.instance.onShareAppMessage === 'function'
  // Moments need both hooks.
  if (!offers || typeof page.instance[HOOKS[to]] !== 'function')
    throw new Error('this page cannot be passed on')
  if (hidden.get(page.instance)?.has(MENUS[to])) throw new Error('the menu hides it')
  return passOn(page, to, { from: 'menu' })
}

/** Shares the page by one of its buttons. */
export const shareByButton = (button: HTMLElement): void => {
  const page = topPage()
  if (typeof page?.instance.onShareAppMessage !== 'function') return
  const card = passOn(page, 'friend', { from: 'button', target: { id: button.id, dataset: {} } })
  if (isAttended)
    void card.then(({ title, path }) => tellPerson('已转发给朋友', `${title ?? ''}\n${path ?? ''}`))
}

/** Every card since the last call of this function. */
export const takeCards = (): readonly SharedCard[] => {
  const taken = cards
  cards = []
  return taken
}
