import { addDays, formatDay, parseDay, type Day } from '@/domain/time/day'
import type { ProductFile } from './schema'

interface CoverPeriod {
  effectiveOn: Day
  /** The last day covered. */
  expireOn: Day
}

/**
 * When cover begins and ends. A product sold once a year has fixed days; one that is always on
 * sale counts from the day of purchase: from the next day, or from the first of the next month.
 * `today` is the day of purchase in Asia/Shanghai.
 */
export function coverPeriod(cover: ProductFile['cover'], today: Day): CoverPeriod {
  if (cover.rule === 'fixed') return { effectiveOn: cover.effectiveOn, expireOn: cover.expireOn }
  const effectiveOn = cover.rule === 'nextDay' ? addDays(today, 1) : firstOfNextMonth(today)
  return { effectiveOn, expireOn: lastDay(effectiveOn, cover.months) }
}

const firstOfNextMonth = (day: Day): Day => monthLater(day, 1, () => 1)

/** 12 months from 5 May end on 4 May; from 29 February they end on 28 February. */
function lastDay(effectiveOn: Day, months: number): Day {
  const sameDay = monthLater(effectiveOn, months, (day) => day)
  return sameDay === ''
    ? addDays(
        monthLater(effectiveOn, months + 1, () => 1),
        -1,
      )
    : addDays(sameDay, -1)
}

/** '' when the month reached has no such day, as formatDay has it. */
function monthLater(day: Day, months: number, pick: (day: number) => number): Day {
  const parts = parseDay(day)
  if (!parts) return ''
  const month = parts.month - 1 + months
  return formatDay({
    year: parts.year + Math.floor(month / 12),
    month: (month % 12) + 1,
    day: pick(parts.day),
  })
}
