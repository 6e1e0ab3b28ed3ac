import type { RestoredPort } from './restored.types'
import { storage, type Slot } from './storage'

/** Marks that the page was reloaded, so that it reloads only once whatever the browser does. */
const reloaded: Slot<true> = {
  area: 'session',
  name: 'restored',
  version: 1,
  maxAgeMs: 5000,
  parse: (raw) => (raw === true ? true : undefined),
}

/** An iPad calls itself a Mac, but Macs have no touch screen. */
const isIos = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export const reloadWhenRestored: RestoredPort['reloadWhenRestored'] = () =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isIos() || storage.read(reloaded, 'HM')) return
    storage.write(reloaded, 'HM', true)
    window.location.reload()
  })
