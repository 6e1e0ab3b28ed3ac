import type { Day } from '@/domain/time/day'
import { defineDialog } from '../../dialog/define'

export interface DatePickerProps {
  title: string
  /** First and last day that can be picked. */
  min: Day
  max: Day
  /** The day on which the wheels open; by default the last possible day. */
  value?: Day
}

/** Year, month and day as wheels. Confirming answers the day. */
export const datePicker = defineDialog<DatePickerProps, Day>({
  look: 'sheet',
  above: true,
  label: ({ title }) => title,
  load: async () => (await import('./body')).DatePickerBody,
})
