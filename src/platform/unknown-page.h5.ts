import type { UnknownPagePort } from './unknown-page.types'

/** The web build resolves every unknown address before the router reads it. */
export const onUnknownPage: UnknownPagePort['onUnknownPage'] = () => undefined
