import type { FirstScreenPort } from './first-screen.types'

/** A mini-program page is not drawn by the gateway. */
export const removeFirstScreen: FirstScreenPort['removeFirstScreen'] = () => undefined

export const behindFirstScreen: FirstScreenPort['behindFirstScreen'] = (change) => change()
