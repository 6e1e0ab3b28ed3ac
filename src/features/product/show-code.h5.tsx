import type { ShowCodeProps } from './show-code.types'

/** On the web the link itself is sent on; a code would only lead away into the mini-program. */
export const ShowCode: (props: ShowCodeProps) => null = () => null
