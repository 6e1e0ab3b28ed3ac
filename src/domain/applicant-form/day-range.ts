import { offsetDay } from '../time/date-offset'
import type { Day } from '../time/day'
import type { FormItem } from './item'

const FIRST_DAY = '1900-01-01'

/** The days that a field accepts: from 1900 until today, unless the field sets its own offsets. */
export const dayRangeOf = (
  { earliest, latest }: Pick<FormItem, 'earliest' | 'latest'>,
  today: Day,
): { min: Day; max: Day } => ({
  min: earliest === undefined ? FIRST_DAY : offsetDay({ offset: earliest, currentDate: today }),
  max: latest === undefined ? today : offsetDay({ offset: latest, currentDate: today }),
})
