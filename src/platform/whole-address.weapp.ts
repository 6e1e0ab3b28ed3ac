import { absolute } from './address'

/** WeChat fetches whole addresses only, and looks for a path in the package; ours is the gateway's. */
export const wholeAddress = (url: string): string => (url.startsWith('/') ? absolute(url) : url)
