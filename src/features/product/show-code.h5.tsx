import type { ShowCodeProps } from './show-code.types'

/** The web build shares the link itself, because a code would lead into the mini-program. */
export const ShowCode: (props: ShowCodeProps) => null = () => null
