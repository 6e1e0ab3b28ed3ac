import type { LoadPopups, NativePopups } from './load-popups.types'

/** WeChat's `require` with callbacks, which loads the subpackage of a file. */
declare const __non_webpack_require__: (
  file: string,
  done: () => void,
  failed: (why: unknown) => void,
) => void

let brought: NativePopups | undefined

/**
 * The loaded file (./in-package) calls this as it runs. It shares the modules of the main package.
 */
export const bring = (popups: NativePopups): void => {
  brought = popups
}

/**
 * Loads the popups from the purchase's subpackage, because few products have them and the main
 * package has no room. That package is preloaded while the user reads (config/weapp-popups). The
 * path must be a literal here.
 */
export const loadPopups: LoadPopups<NativePopups> = () =>
  new Promise((resolve, reject) => {
    const done = () => (brought ? resolve(brought) : reject(new Error('nothing was brought')))
    __non_webpack_require__('./pages/purchase/popups.js', done, reject)
  })
