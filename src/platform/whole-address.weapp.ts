import { absolute } from './address'

/**
 * Makes an address absolute. WeChat would look for a path in the package, but ours belong to the
 * gateway.
 */
export const wholeAddress = (url: string): string => (url.startsWith('/') ? absolute(url) : url)
