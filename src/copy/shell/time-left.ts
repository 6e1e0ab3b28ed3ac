/** A countdown that has days to go. */
export const timeLeft = {
  days: '{N}天{TIME}',
} as const
