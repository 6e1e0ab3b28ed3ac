import { addDays, addMonths, type Day } from '@/domain/time/day'
import type { ProductFile } from './product-file'

interface CoverPeriod {
  effectiveOn: Day
  /** The last day covered. */
  expireOn: Day
  /** The day on which ages count. */
  ageOn: Day
}

/**
 * When cover begins and ends. A product sold once a year has fixed days; one that is always on
 * sale counts from the day of purchase: from the next day, or from the first of the next month.
 * `today` is the day of purchase in Asia/Shanghai.
 */
export function coverPeriod(cover: ProductFile['cover'], today: Day): CoverPeriod {
  if (cover.rule === 'fixed') {
    const { effectiveOn, expireOn, ageOn = effectiveOn } = cover
    return { effectiveOn, expireOn, ageOn }
  }
  const effectiveOn = cover.rule === 'nextDay' ? addDays(today, 1) : firstOfNextMonth(today)
  const { ageOn = effectiveOn } = cover
  return { effectiveOn, expireOn: lastDay(effectiveOn, cover.months), ageOn }
}

/** The period that goes on from one that ends; none where each year's days are fixed anew. */
export function nextPeriod(cover: ProductFile['cover'], effectiveOn: Day): CoverPeriod | undefined {
  if (cover.rule === 'fixed') return undefined
  const { ageOn = effectiveOn } = cover
  return { effectiveOn, expireOn: lastDay(effectiveOn, cover.months), ageOn }
}

const firstOfNextMonth = (day: Day): Day => addMonths(`${day.slice(0, 7)}-01`, 1)

/** 12 months from 5 May end on 4 May; from 29 February they end on 28 February. */
function lastDay(effectiveOn: Day, months: number): Day {
  const later = addMonths(effectiveOn, months)
  // In a month that has no such day, the last one it has is covered still.
  return later.slice(8) === effectiveOn.slice(8) ? addDays(later, -1) : later
}
