/**
 * All there is to calendar days. The first screen needs the light part only, and builds leave a
 * re-export out that nobody asks for: so counting days brings dayjs to the pages that count.
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
