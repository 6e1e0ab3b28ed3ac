/** A day on three wheels (year, month and day) between a first and a last day. */
import { compareDays, daysInMonth, formatDay, parseDay, type Day, type DayParts } from './day'

const EPOCH: DayParts = { year: 1970, month: 1, day: 1 }

const partsOf = (day: Day): DayParts => parseDay(day) ?? EPOCH

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

type Limits = { day: Day; min: Day; max: Day }

export type DayWheel = { options: number[]; value: number }

/** The options of each wheel for the chosen day, within the limits. */
export function dayWheels({ day, min, max }: Limits): Record<keyof DayParts, DayWheel> {
  const at = partsOf(day)
  const first = partsOf(min)
  const last = partsOf(max)
  const inFirstYear = at.year === first.year
  const inLastYear = at.year === last.year
  const firstDay = inFirstYear && at.month === first.month ? first.day : 1
  const lastDay = inLastYear && at.month === last.month ? last.day : daysInMonth(at.year, at.month)
  return {
    year: { options: range(first.year, last.year), value: at.year },
    month: {
      options: range(inFirstYear ? first.month : 1, inLastYear ? last.month : 12),
      value: at.month,
    },
    day: { options: range(firstDay, lastDay), value: at.day },
  }
}

/**
 * Turns one wheel. 31 January becomes the last day of February, and a day outside the limits
 * becomes the nearest one inside.
 */
export function turnDay({ day, min, max, change }: Limits & { change: Partial<DayParts> }): Day {
  const asked = { ...partsOf(day), ...change }
  const within = { ...asked, day: Math.min(asked.day, daysInMonth(asked.year, asked.month)) }
  const turned = formatDay(within)
  if (turned === '' || compareDays(turned, min) < 0) return min
  return compareDays(turned, max) > 0 ? max : turned
}
