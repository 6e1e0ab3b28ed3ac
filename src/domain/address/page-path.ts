/**
 * The path of a mini-program page with a leading slash, as our own pages are opened:
 * `/pages/a/index?b=c`.
 */
export const rooted = (path: string): string => (path.startsWith('/') ? path : `/${path}`)

/**
 * The same path without the leading slash, as other mini-programs and launch elements need it:
 * `pages/a/index?b=c`.
 */
export const rootless = (path: string): string => path.replace(/^\//, '')
