import type { LoadPopups, NativePopups } from './load-popups.types'

/** WeChat's `require`, which fetches the subpackage of a file when it is told where to answer. */
declare const __non_webpack_require__: (
  file: string,
  done: () => void,
  failed: (why: unknown) => void,
) => void

let brought: NativePopups | undefined

/** Called by the file as it runs (./in-package): it shares the modules of the main package. */
export const bring = (popups: NativePopups): void => {
  brought = popups
}

/**
 * Dialogs that few products have would fill the main package. They come with that of the purchase,
 * which is fetched ahead while a product is read (config/weapp-popups); the path must stand here as
 * it is.
 */
export const loadPopups: LoadPopups<NativePopups> = () =>
  new Promise((resolve, reject) => {
    const done = () => (brought ? resolve(brought) : reject(new Error('nothing was brought')))
    __non_webpack_require__('./pages/purchase/popups.js', done, reject)
  })
