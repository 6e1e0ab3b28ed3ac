/** All functions for calendar days. */
export {
  addDays,
  addMonths,
  compareDays,
  DAY_MS,
  dayOf,
  daysBetween,
  daysInMonth,
  formatDay,
  isDay,
  isLeapYear,
  isRealDay,
  parseDay,
  startOfDayMs,
  type Day,
  type DayParts,
} from './day-parts'
