import type { ShowCodeProps } from './show-code.types'

/** The code of a web page is on its poster. */
export const ShowCode = (_: ShowCodeProps) => null
