import type { TellShared } from './tell-shared.types'

/** WeChat tells nobody whether a card was sent. */
export const tellShared: TellShared = () => undefined
