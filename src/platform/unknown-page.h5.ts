import type { UnknownPagePort } from './unknown-page.types'

/** In the web build every unknown address is resolved before the router looks at it. */
export const onUnknownPage: UnknownPagePort['onUnknownPage'] = () => undefined
