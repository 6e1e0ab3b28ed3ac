import escapeHtml from 'escape-html'

/** Answers the markup that a gateway adds to the head of index.html. */
export type Head = (request: { cookie: string | undefined }) => string

/**
 * The official account that this site belongs to. It stands in the page itself, because the page
 * needs it before it decides how to sign in, and one build serves every environment.
 */
export const officialAccountMeta = (appid: string | undefined): string =>
  appid === undefined ? '' : `<meta name="wechat-oa" content="${escapeHtml(appid)}">`

/** The domain that the cookies of the page are set for. A page cannot find it out by itself. */
export const cookieDomainMeta = (domain: string | undefined): string =>
  domain === undefined ? '' : `<meta name="cookie-domain" content="${escapeHtml(domain)}">`

/** The outside hosts that links in the pages may lead to. */
export const linkHostsMeta = (hosts: readonly string[] = []): string =>
  hosts.length === 0 ? '' : `<meta name="link-hosts" content="${escapeHtml(hosts.join(' '))}">`

export const withHead = (html: string, head: string): string =>
  html.replace('<head>', () => `<head>${head}`)
