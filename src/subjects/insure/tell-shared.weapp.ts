import type { TellShared } from './tell-shared.types'

/** WeChat does not say whether a card was sent. */
export const tellShared: TellShared = () => undefined
