import { dayOf, startOfDayMs } from './day'
import { instantMs, type InstantText } from './instant'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * An instant on the clocks of Asia/Shanghai, `2026-11-21 09:05`; '' when it is malformed. Made of a
 * day and what passed of it, so that lists do not bring the calendar's library along.
 */
export const minuteText = (instant: InstantText): string => {
  const ms = instantMs(instant)
  const day = dayOf(ms)
  if (day === '') return ''
  const minutes = Math.floor((ms - startOfDayMs(day)) / 60_000)
  return `${day} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}
