/**
 * What the oldest engines of .browserslistrc cannot read is rewritten in packages too, which ship
 * the language of the year they were published in (`?.` in valibot is a white page on iOS 12).
 * What is known to be older than that is left alone: it only costs time.
 */
const OLD_ENOUGH =
  /[\\/]node_modules[\\/](react|react-dom|react-reconciler|scheduler|@babel|tslib)[\\/]/

export const isTranspiled = (file: string): boolean =>
  /[\\/]node_modules[\\/].+\.m?js$/.test(file) && !OLD_ENOUGH.test(file)
