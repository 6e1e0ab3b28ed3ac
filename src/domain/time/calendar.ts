import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'

// `npm run rules` names them so, too.
export { addDays, addMonths, daysBetween } from './day'

/** Wall-clock texts in Asia/Shanghai, with dayjs. */

dayjs.extend(utc)

/** In minutes. There is no summer time, see day.ts. */
const SHANGHAI_OFFSET = 8 * 60

const inShanghai = (ms: number): Dayjs => dayjs.utc(ms).utcOffset(SHANGHAI_OFFSET)

/**
 * Writes an instant (ms) as a time in Asia/Shanghai, in a format of dayjs. The default is RFC 3339
 * to the second (`2026-11-21T10:00:00+08:00`).
 */
export const clockText = (ms: number, format?: string): string => inShanghai(ms).format(format)
