import type { FirstScreenPort } from './first-screen.types'

/** The gateway does not draw mini-program pages. */
export const removeFirstScreen: FirstScreenPort['removeFirstScreen'] = () => undefined

export const behindFirstScreen: FirstScreenPort['behindFirstScreen'] = (change) => change()
