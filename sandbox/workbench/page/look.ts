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
 * The steps of WeChat's letter size by system, in per cent. WeChat's guide for elderly users gives
 * those of iPhones by the width of the screen, 17 px being usual; here is the widest. The steps of
 * Android are as far as we know them.
 */
const steps = {
  android: [80, 100, 110, 112, 113, 140, 155, 165],
  ios: [94, 100, 109, 118, 129, 140, 150],
} as const

/** The letter sizes of the app that a phone plays; none where the app has no such setting. */
export const letterSteps = (kind: Kind): readonly number[] => {
  if (kind === 'official-account-ios') return steps.ios
  return kind === 'official-account' || kind === 'web-view' || kind === 'native'
    ? steps.android
    : []
}
