import { absolute } from './address'
import { copyText } from './clipboard'
import { host } from './environment'
import { attempt } from './failure'
import type { ShareCard, SharePort } from './share.types'

export type { ShareCard, ShareWay } from './share.types'

/** The menus of WeChat and of browsers share the address on show. */
export const useShare: SharePort['useShare'] = () => undefined

const copyLink = async ({ path }: ShareCard): ReturnType<SharePort['share']> => {
  const copied = await copyText(absolute(path))
  return copied.ok ? { ok: true, value: 'COPIED' } : copied
}

/** Only the menu of WeChat shares to its chats: no script can open it. */
export const share: SharePort['share'] = async (card) => {
  if (host() === 'official-account' || host() === 'web-view') return { ok: true, value: 'MENU' }
  if (!('share' in navigator)) return copyLink(card)
  const given = { title: card.title, url: absolute(card.path) }
  const shared = await attempt(() => navigator.share(given))
  if (shared.ok) return { ok: true, value: 'SHARED' }
  return shared.code === 'CANCELLED' ? shared : copyLink(card)
}
