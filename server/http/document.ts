import escapeHtml from 'escape-html'

/** What a gateway adds to the head of index.html, as markup. */
export type Head = (request: { cookie: string | undefined }) => string

/**
 * Which official account this site belongs to. In the page itself, because a page must know before
 * it decides how to sign in, and one build serves every environment.
 */
export const officialAccountMeta = (appid: string | undefined): string =>
  appid === undefined ? '' : `<meta name="wechat-oa" content="${escapeHtml(appid)}">`

/** Which domain the cookies of the page are for; a page cannot know it by itself. */
export const cookieDomainMeta = (domain: string | undefined): string =>
  domain === undefined ? '' : `<meta name="cookie-domain" content="${escapeHtml(domain)}">`

/** Hosts outside that links of the pages may lead to. */
export const linkHostsMeta = (hosts: readonly string[] = []): string =>
  hosts.length === 0 ? '' : `<meta name="link-hosts" content="${escapeHtml(hosts.join(' '))}">`

export const withHead = (html: string, head: string): string =>
  html.replace('<head>', () => `<head>${head}`)
