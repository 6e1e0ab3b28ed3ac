import { clockText } from './calendar'
import { instantMs, type InstantText } from './instant'

/** An instant on the clocks of Asia/Shanghai, `2026-11-21 09:05`; '' when it is malformed. */
export const minuteText = (instant: InstantText): string => {
  const ms = instantMs(instant)
  return Number.isNaN(ms) ? '' : clockText(ms, 'YYYY-MM-DD HH:mm')
}
