import type { orders as zh } from './orders'

export const orders = {
  all: 'All',
  unpaidTab: 'To pay',
  paidTab: 'Paid',
  closedTab: 'Closed',
  empty: 'No orders yet',
  emptyAction: 'Get insured',
  number: 'Order number',
  createdAt: 'Ordered at',
  paidAt: 'Paid at',
  total: 'Total',
  payNow: 'Pay',
  cancel: 'Cancel order',
  cancelAsk: 'Cancel this order?',
  cancelled: 'Order cancelled',
  payBefore: 'Please pay before {TIME}',
  people: '{N} × {insurant}',
  detail: 'Order',
  notFound: 'This order was not found',
  policies: 'Policies',
  applicantMobile: 'Mobile number',
} satisfies Record<keyof typeof zh, string>
