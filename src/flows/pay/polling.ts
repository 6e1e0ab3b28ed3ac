/** When a payment's outcome is asked for again: soon at first, then ever more patiently, ms. */
const FIRST_MS = 1000
const LONGEST_MS = 8000
const GROWTH = 1.4

/** The wait before the nth question (from 0). It never ends by itself: the page decides. */
export const pollDelay = (asked: number): number =>
  Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** asked))
