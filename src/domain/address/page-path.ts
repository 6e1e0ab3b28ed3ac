/** A path of a mini-program's page as its own pages are opened, `/pages/a/index?b=c`. */
export const rooted = (path: string): string => (path.startsWith('/') ? path : `/${path}`)

/** The same as other mini-programs and launch elements are told it, `pages/a/index?b=c`. */
export const rootless = (path: string): string => path.replace(/^\//, '')
