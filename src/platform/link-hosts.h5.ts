import type { LinkHostsPort } from './link-hosts.types'

/**
 * The gateway writes them into the page (LINK_HOSTS), so that one build serves every installation.
 */
export const linkHosts: LinkHostsPort['linkHosts'] = () =>
  (document.querySelector('meta[name="link-hosts"]')?.getAttribute('content') ?? '')
    .split(' ')
    .filter(Boolean)
