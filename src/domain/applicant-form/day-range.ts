import { offsetDay } from '../time/date-offset'
import type { Day } from '../time/day'
import type { FormItem } from './item'

const FIRST_DAY = '1900-01-01'

/** What a day may be: from 1900 until today, where the field does not say it by offsets. */
export const dayRangeOf = (
  { earliest, latest }: Pick<FormItem, 'earliest' | 'latest'>,
  today: Day,
): { min: Day; max: Day } => ({
  min: earliest === undefined ? FIRST_DAY : offsetDay({ offset: earliest, currentDate: today }),
  max: latest === undefined ? today : offsetDay({ offset: latest, currentDate: today }),
})
