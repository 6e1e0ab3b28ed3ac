import type { Covers } from './covers.types'

/** WeChat handles Back itself here and would leave the gallery, so there are none. */
export const covers: Covers = () => []
