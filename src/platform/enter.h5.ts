import { parseQuery } from '@/domain/address/query'
import type { EnterPort, Entrance } from './enter.types'

export const entrance: EnterPort['entrance'] = (): Entrance => ({
  path: window.location.pathname,
  query: parseQuery(window.location.search),
})

const onVisibility = (state: DocumentVisibilityState, listener: () => void): void =>
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === state) listener()
  })

export const onAppShow: EnterPort['onAppShow'] = (listener) =>
  onVisibility('visible', () => listener(entrance()))

export const onAppHide: EnterPort['onAppHide'] = (listener) => onVisibility('hidden', listener)
