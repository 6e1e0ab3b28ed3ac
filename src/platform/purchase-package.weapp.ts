/**
 * Code in the subpackage of the purchase that pages of the main package use. Few products need it,
 * and the main package has no room. The subpackage is preloaded while the user reads
 * (config/weapp-popups).
 */

/** WeChat's `require` with callbacks, which loads the subpackage of a file. */
declare const __non_webpack_require__: (
  file: string,
  done: () => void,
  failed: (why: unknown) => void,
) => void

let brought: object | undefined

/** The loaded file calls this as it runs. It shares the modules of the main package. */
export const bring = (code: object): void => {
  brought = code
}

/**
 * Loads the code. It rejects when the code does not load. `P` is what the caller uses of it, and what
 * is brought satisfies all of them. The path must be a literal here.
 */
export const loadPurchasePackage = <P extends object>(): Promise<P> =>
  new Promise((resolve, reject) => {
    const done = () => (brought ? resolve(brought as P) : reject(new Error('nothing was brought')))
    __non_webpack_require__('./pages/purchase/popups.js', done, reject)
  })
