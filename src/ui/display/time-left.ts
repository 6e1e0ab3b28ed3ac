import { fill } from '@/copy/fill'
import { timeLeft as copy } from '@/copy/shell/time-left'
import type { Countdown } from '@/domain/time/countdown'

/** `HH:mm:ss` after the days, if there are any, because 254 hours are hard to read. */
export const timeLeft = ({ dd, hh, mm, ss, text }: Countdown): string =>
  dd === '00' ? text : fill(copy.days, { N: Number(dd), TIME: `${hh}:${mm}:${ss}` })
