import { fill } from '@/copy/fill'
import { timeLeft as copy } from '@/copy/shell/time-left'
import type { Countdown } from '@/domain/time/countdown'

/** `HH:mm:ss`, after the days where there are any: nobody reads 254 hours as ten days and a half. */
export const timeLeft = ({ dd, hh, mm, ss, text }: Countdown): string =>
  dd === '00' ? text : fill(copy.days, { N: Number(dd), TIME: `${hh}:${mm}:${ss}` })
