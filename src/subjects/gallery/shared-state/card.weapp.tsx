import type { SharedStateCardSide } from './card.types'

/** The page /test-page belongs to the web build. WeChat's developer tool shows data itself. */
export const SharedStateCard: SharedStateCardSide = () => null
