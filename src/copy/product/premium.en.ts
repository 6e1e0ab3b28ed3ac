import type { premium as zh } from './premium'

export const premium = {
  title: 'Premium breakdown',
  people: 'Insuring {N} people',
  actual: 'Actual premium paid',
  total: 'Total',
  confirm: 'I have confirmed',
  premium: 'Premium',
  calculating: 'Calculating the premium',
  view: 'Details',
} satisfies Record<keyof typeof zh, string>
