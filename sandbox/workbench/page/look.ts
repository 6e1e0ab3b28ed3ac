import type { Kind } from './kinds'

/** How a phone shows every page, as its user has set the phone. */
export interface Look {
  isDark: boolean
  /** The size of letters in per cent. */
  letters: number
  isSlow: boolean
}

export const plainLook: Look = { isDark: false, letters: 100, isSlow: false }

/**
 * The steps of WeChat's letter size by system, in per cent. WeChat does not publish them, so these
 * are round figures from its smallest to its largest step.
 */
const steps = {
  android: [90, 100, 110, 120, 130, 140],
  ios: [90, 100, 110, 120, 130, 140, 160, 180],
} as const

/** The letter sizes of the app that a phone plays; none where the app has no such setting. */
export const letterSteps = (kind: Kind): readonly number[] => {
  if (kind === 'official-account-ios') return steps.ios
  return kind === 'official-account' || kind === 'web-view' || kind === 'native'
    ? steps.android
    : []
}
