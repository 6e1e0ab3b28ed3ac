import type { Covers } from './covers.types'

/** Back belongs to WeChat here, and would leave the gallery with the poster over it. */
export const covers: Covers = () => []
