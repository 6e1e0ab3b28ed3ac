import type { PageCodePort } from './page-code.types'

/** The code of a mini-program is on the phone, and WeChat loads its subpackages. */
export const fetchPage: PageCodePort['fetchPage'] = () => Promise.resolve(true)
