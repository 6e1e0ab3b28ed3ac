import type { LinkHostsPort } from './link-hosts.types'

/** As the gateway wrote them into the page (LINK_HOSTS): one build serves every installation. */
export const linkHosts: LinkHostsPort['linkHosts'] = () =>
  (document.querySelector('meta[name="link-hosts"]')?.getAttribute('content') ?? '')
    .split(' ')
    .filter(Boolean)
