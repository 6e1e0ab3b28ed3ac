/**
 * All functions for calendar days. The first screen needs the light part only. Builds drop unused
 * re-exports, so only pages that count days load dayjs.
 */
export {
  compareDays,
  DAY_MS,
  dayOf,
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
export { addDays, addMonths, daysBetween } from './calendar'
