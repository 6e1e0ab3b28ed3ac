import { useCallback, useEffect, useRef } from 'react'
import { absolute } from './address'
import { copyText } from './device'
import { can, host } from './environment'
import { attempt, unsupported } from './failure'
import { usePageShow } from './page'
import type { ShareCard, SharePort } from './share.types'

export type { ShareCard, ShareWay } from './share.types'

const menu = () => import('./hosts/official-account/share-menu')

/** Browser menus share the shown address; WeChat's menu shares the card it was given. */
export const useShare: SharePort['useShare'] = (card) => {
  const { path } = card()
  const latest = useRef(card)
  latest.current = card
  const word = useCallback(() => {
    if (can('jsSdk'))
      void menu().then(
        (opened) => opened.word(latest.current()),
        () => undefined,
      )
  }, [])
  useEffect(word, [word, path])
  usePageShow(word)
}

export const openMenu: SharePort['openMenu'] = async () => (await menu()).open()

const copyLink = async ({ path }: ShareCard): ReturnType<SharePort['share']> => {
  const copied = await copyText(absolute(path))
  return copied.ok ? { ok: true, value: 'COPIED' } : copied
}

/** People press a picture long instead. */
export const sendPicture: SharePort['sendPicture'] = () =>
  Promise.resolve(unsupported('a web page opens no chat with a picture'))

/** Only WeChat's own menu shares to its chats, and no script can open it. */
export const share: SharePort['share'] = async (card) => {
  if (host() === 'official-account' || host() === 'web-view') return { ok: true, value: 'MENU' }
  if (!('share' in navigator)) return copyLink(card)
  const given = { title: card.title, url: absolute(card.path) }
  const shared = await attempt(() => navigator.share(given))
  if (shared.ok) return { ok: true, value: 'SHARED' }
  return shared.code === 'CANCELLED' ? shared : copyLink(card)
}
