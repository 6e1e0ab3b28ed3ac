import type { OutsideLinkProps } from './outside-link.types'

/** WeChat opens no foreign pages, so there is no link. */
export const OutsideLink = (_props: OutsideLinkProps) => null
