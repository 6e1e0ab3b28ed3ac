import type { InBrowser } from './in-browser.types'

export const inBrowser: InBrowser = {
  bindPhone: () => Promise.resolve(undefined),
  proveByFace: () => Promise.resolve(false),
  choosePhone: () => Promise.resolve(undefined),
}
