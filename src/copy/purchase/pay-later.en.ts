import type { payLater as zh } from './pay-later'

export const payLater = {
  title: 'Just one step left',
  payNow: 'Pay now',
  notNow: 'Not now',
  fullYear: 'Protects for a full year',
  product: 'Product',
  premium: 'Premium',
  perPersonPerDay: 'Only ¥{YUAN} per person per day',
  remaining: 'Time left to pay',
  remainingToday: 'Today ends in',
  ended: 'The time to pay is over',
} satisfies Record<keyof typeof zh, string>
