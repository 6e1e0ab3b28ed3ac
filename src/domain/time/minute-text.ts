import { dayOf, startOfDayMs } from './day'
import { instantMs, type InstantText } from './instant'

const two = (value: number) => String(value).padStart(2, '0')

/** An instant on the clocks of Asia/Shanghai, `2026-11-21 09:05`; '' when it is malformed. */
export const minuteText = (instant: InstantText): string => {
  const ms = instantMs(instant)
  if (Number.isNaN(ms)) return ''
  const day = dayOf(ms)
  const minutes = Math.floor((ms - startOfDayMs(day)) / 60_000)
  return `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
