import type { LinkHostsPort } from './link-hosts.types'

/** The build sets them (LINK_HOSTS), like the gateway's address. */
export const linkHosts: LinkHostsPort['linkHosts'] = () =>
  (process.env.LINK_HOSTS ?? '').split(/[\s,]+/).filter(Boolean)
