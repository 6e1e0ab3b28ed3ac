import type { OutsideLinkProps } from './outside-link.types'

/** WeChat opens no foreign pages: there is nothing to tap. */
export const OutsideLink = (_props: OutsideLinkProps) => null
