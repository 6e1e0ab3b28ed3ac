import type { SharedStateCardSide } from './card.types'

/** Its address, /test-page, is one of the web build; the tool of WeChat's developers shows data itself. */
export const SharedStateCard: SharedStateCardSide = () => null
