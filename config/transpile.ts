/**
 * Packages ship the language of the year in which they were published, so they are rewritten for
 * the oldest engines of .browserslistrc (`?.` in valibot gives a white page on iOS 12). The
 * packages below are known to be old enough; rewriting them only costs time.
 */
const OLD_ENOUGH =
  /[\\/]node_modules[\\/](react|react-dom|react-reconciler|scheduler|@babel|tslib)[\\/]/

export const isTranspiled = (file: string): boolean =>
  /[\\/]node_modules[\\/].+\.m?js$/.test(file) && !OLD_ENOUGH.test(file)
