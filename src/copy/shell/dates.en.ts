import type { dates as zh } from './dates'

export const dates = {
  year: 'Year',
  month: 'Month',
  day: 'Day',
  yearOf: '{N}',
  monthOf: '{N}',
  dayOf: '{N}',
} satisfies Record<keyof typeof zh, string>
