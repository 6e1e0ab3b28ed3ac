/** Buying again for the people of an order. */
export const buyAgain = {
  againWho: '为哪些{insurant}再次投保？',
} as const
