import { area } from '../language'

/** A countdown that has days to go. */
export const timeLeft = area('timeLeft', {
  days: '{N}天{TIME}',
})
