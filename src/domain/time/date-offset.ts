import { addDays, addMonths, dayOf, type Day } from './day'
import { instantMs } from './instant'

/** Moves a day by a written offset such as `1Y-2M3D`. */

export const INVALID_OFFSET = 'Invalid offset format...'
export const INVALID_CURRENT_DATE = 'Invalid currentDate. It must be a valid Date object.'

const OFFSET = /^(?=.)(?:([+-]?\d{1,4})Y)?(?:([+-]?\d{1,5})M)?(?:([+-]?\d{1,7})D)?$/

/**
 * Adds years and months first, clamped to the month's last day (Feb 29 becomes 28), then days. Each
 * number has its own sign. It throws only these two texts, whose words are required.
 *
 * @param currentDate a Date, or its form in JSON: ms, ISO text or `YYYY-MM-DD`
 */
export function offsetDay({
  offset,
  currentDate,
}: {
  offset: string
  currentDate: Date | number | string
}): Day {
  const match = OFFSET.exec(offset)
  if (!match) throw new Error(INVALID_OFFSET)
  const from = dayOf(millisecondsOf(currentDate))
  if (!from) throw new Error(INVALID_CURRENT_DATE)

  const [years = 0, months = 0, days = 0] = [1, 2, 3].map((group) => Number(match[group] ?? 0))
  const moved = addDays(addMonths(from, years * 12 + months), days)
  // An offset outside the calendar (years 0001-9999) is invalid.
  if (!moved) throw new Error(INVALID_OFFSET)
  return moved
}

function millisecondsOf(value: unknown): number {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'number' || typeof value === 'string' ? instantMs(value) : NaN
}
