import type { createPayErrors as zh } from './create-pay-errors'

export const createPayErrors = {
  PAID_FAIL: 'Order creation failed',
  EXPIRED: 'The payment order timed out, please order again',
  CANCEL: 'This order has been cancelled',
  DEFAULT: 'Order creation failed',
} satisfies Record<keyof typeof zh, string>
