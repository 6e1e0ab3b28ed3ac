import type { FirstScreenPort } from './port'

/** A mini-program page is not drawn by the gateway. */
export const removeFirstScreen: FirstScreenPort['removeFirstScreen'] = () => undefined
