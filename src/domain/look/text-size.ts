/** Ordinary text at WeChat's usual setting (its guide for elderly users). */
const USUAL_IOS = 17
const USUAL_ANDROID = 16

/** What WeChat tells of its letter size. Older versions lack one or both. */
export interface TextSizeSetting {
  /** In px. */
  fontSizeSetting?: number
  fontSizeScaleFactor?: number
}

export const usualSize = (system: string): number =>
  /^ios/i.test(system) ? USUAL_IOS : USUAL_ANDROID

/** WeChat's letter size as a factor of the usual one. */
export const growthOf = (
  { fontSizeScaleFactor, fontSizeSetting }: TextSizeSetting,
  system: string,
): number => fontSizeScaleFactor || (fontSizeSetting ? fontSizeSetting / usualSize(system) : 1)

/** 长辈版 enlarges ordinary text by this much (styles/scale.weapp.css). */
const ELDER_GROWTH = 1.25
/** The smallest text of a page is 13 px. It must stay readable at WeChat's smallest setting. */
const LEAST_GROWTH = 0.9

/**
 * The value of `--hm-text-scale`. 长辈版 counts as a part of WeChat's size, so that text has the size
 * that the user chose and never less than 长辈版's own.
 */
export const textScaleOf = (elder: boolean, growth: number): number => {
  const drawn = elder ? Math.max(1, growth / ELDER_GROWTH) : Math.max(LEAST_GROWTH, growth)
  return Math.round(drawn * 1000) / 1000
}

/** Default colours and sizes for products that set none. */

export const CONFIRM_COLOUR = '#F23432'
/** The colour of a product that names none. Pages use it as `--hm-accent`. */
export const THEME_COLOUR = '#f23432'
