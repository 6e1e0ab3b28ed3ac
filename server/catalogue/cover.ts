import type { LaterCover } from '@/contract/fields'
import { addDays, addMonths, dayOf, startOfDayMs, type Day } from '@/domain/time/day'
import { isSellTime } from '@/domain/time/sale-window'
import type { ProductFile } from './product-file'
import type { Sale } from './season'

interface CoverPeriod {
  effectiveOn: Day
  /** The last day covered. */
  expireOn: Day
  /** The day on which ages are counted. */
  ageOn: Day
}

/**
 * The coverage period of a purchase. A product that is sold once a year has fixed days. A product
 * that is always on sale counts from the day of purchase: from the next day, or from the first day
 * of the next month. `today` is the day of purchase in Asia/Shanghai.
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

/**
 * The coverage period of a renewal that begins on `effectiveOn`. Undefined for products whose days
 * are fixed anew each year.
 */
export function nextPeriod(cover: ProductFile['cover'], effectiveOn: Day): CoverPeriod | undefined {
  if (cover.rule === 'fixed') return undefined
  const { ageOn = effectiveOn } = cover
  return { effectiveOn, expireOn: lastDay(effectiveOn, cover.months), ageOn }
}

/**
 * From which day on a payment brings a later cover, where that is not every day and the product is
 * still sold then.
 */
export function laterCover(
  { cover, sale }: { cover: ProductFile['cover']; sale: Sale },
  now: number,
): { laterCover?: LaterCover } {
  if (cover.rule !== 'nextMonthFirst') return {}
  const paidFrom = firstOfNextMonth(dayOf(now))
  const isSold = sale.endAt === null || startOfDayMs(paidFrom) < Date.parse(sale.endAt)
  return isSold ? { laterCover: { paidFrom, effectiveOn: firstOfNextMonth(paidFrom) } } : {}
}

/** A pause between two sales is shorter. */
const LONGEST_PAUSE_DAYS = 366

/**
 * The first day on which the product is sold again for cover after a policy that ends on `expireOn`.
 * Products whose days are fixed anew each year have no such day.
 */
export function renewableFrom(
  { cover: { rule }, saleOn }: { cover: ProductFile['cover']; saleOn: (day: Day) => Sale },
  expireOn: Day,
): { renewableFrom?: Day } {
  if (rule === 'fixed') return {}
  const first = rule === 'nextDay' ? expireOn : `${expireOn.slice(0, 7)}-01`
  for (let after = 0; after < LONGEST_PAUSE_DAYS; after += 1) {
    const day = addDays(first, after)
    if (isSellTime({ now: startOfDayMs(day), ...saleOn(day) })) return { renewableFrom: day }
  }
  return {}
}

const firstOfNextMonth = (day: Day): Day => addMonths(`${day.slice(0, 7)}-01`, 1)

/** 12 months from 5 May end on 4 May; from 29 February they end on 28 February. */
function lastDay(effectiveOn: Day, months: number): Day {
  const later = addMonths(effectiveOn, months)
  // If the month has no such day, `addMonths` gives its last day, which is still covered.
  return later.slice(8) === effectiveOn.slice(8) ? addDays(later, -1) : later
}
