/** How often a page asks for what happens elsewhere: soon at first, then less often. In ms. */
const FIRST_MS = 1000
const LONGEST_MS = 8000
const GROWTH = 1.4

/** The wait in ms before the nth poll (from 0). It has no end; the page decides when to stop. */
export const pollDelay = (asked: number): number =>
  Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** asked))
