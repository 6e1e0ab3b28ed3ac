import type { LinkHostsPort } from './link-hosts.types'

/** As it was built (LINK_HOSTS), like the address of its gateway. */
export const linkHosts: LinkHostsPort['linkHosts'] = () =>
  (process.env.LINK_HOSTS ?? '').split(/[\s,]+/).filter(Boolean)
