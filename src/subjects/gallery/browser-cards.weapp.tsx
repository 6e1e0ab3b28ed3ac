import type { Covers, SharedStateCardSide } from './browser-cards.types'

/** WeChat handles Back itself here and would leave the gallery, so there are none. */
export const covers: Covers = () => []

/** The page /test-page belongs to the web build. WeChat's developer tool shows data itself. */
export const SharedStateCard: SharedStateCardSide = () => null
