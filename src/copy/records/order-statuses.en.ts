import type { orderStatuses as zh } from './order-statuses'

export const orderStatuses = {
  DRAFT: 'To pay',
  CONFIRMED: 'To pay',
  UNPAID: 'To pay',
  PAYING: 'Paying',
  PAID: 'Paid',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
  REVOKED: 'Revoked',
  REFUSED: 'Not accepted',
  GIVEN_BACK: 'Refunded',
} satisfies Record<keyof typeof zh, string>
