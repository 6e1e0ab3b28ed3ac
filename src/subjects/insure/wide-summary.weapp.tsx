import type { WideSummary as Side } from './wide-summary.types'

/** A mini-program is a column, also on a computer. */
export const WideSummary: Side = () => null
