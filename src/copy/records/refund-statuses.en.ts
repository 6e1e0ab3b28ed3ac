import type { refundStatuses as zh } from './refund-statuses'

export const refundStatuses = {
  REQUESTED: 'Requested',
  PROCESSING: 'Accepted, on its way',
  ABNORMAL: 'The account that paid cannot take it. Please call customer service',
  REFUNDED: 'Arrived',
} satisfies Record<keyof typeof zh, string>
