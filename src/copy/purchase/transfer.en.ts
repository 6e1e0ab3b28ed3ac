import type { transfer as zh } from './transfer'

export const transfer = {
  title: 'On the way',
  resultTitle: 'Payment',
  asking: 'Asking how the payment went',
  paidTitle: 'Paid',
  paidText: 'Your application is submitted; the policy appears with the order.',
  payingTitle: 'Being processed',
  payingText: 'The result is not known yet. Please do not pay again.',
  failedTitle: 'Not paid',
  failedText: 'Nothing was charged, or it comes back the way it came. Pay again from the order.',
  unknownTitle: 'See your orders',
  unknownText: 'What the order says is what counts.',
  toOrders: 'My orders',
  again: 'Ask again',
} satisfies Record<keyof typeof zh, string>
