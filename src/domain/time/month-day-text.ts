import type { Day } from './day-parts'

/** A day that is near, `1月1日`, without its year. */
export const monthDayText = (day: Day): string =>
  `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`
