import type { English, LoadEnglish } from './load-english.types'

/** WeChat's `require`, which fetches the subpackage of a file when it is told where to answer. */
declare const __non_webpack_require__: (
  file: string,
  done: (fetched: { english: English }) => void,
  failed: (why: unknown) => void,
) => void

/** Compiled on its own by config/weapp-english; the path must stand here as it is. */
export const loadEnglish: LoadEnglish = () =>
  new Promise((resolve, reject) => {
    __non_webpack_require__('./pages/base/english.js', ({ english }) => resolve(english), reject)
  })
