import { dayOf, startOfDayMs } from './day'
import { instantMs, type InstantText } from './instant'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * Writes an instant as a time in Asia/Shanghai, `2026-11-21 09:05`; '' when it is malformed. It
 * does not use dayjs, so that lists do not load that library.
 */
export const minuteText = (instant: InstantText): string => {
  const ms = instantMs(instant)
  const day = dayOf(ms)
  if (day === '') return ''
  const minutes = Math.floor((ms - startOfDayMs(day)) / 60_000)
  return `${day} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}
