import type { payErrors as zh } from './pay-errors'

export const payErrors = {
  failed: 'Payment failed',
  partFailed: 'Part of the payment failed',
  maintenance: 'The system is under maintenance and cannot be used for now',
  typeMaintenance: 'Under maintenance, please try again later',
  chooseType: 'Choose a payment method',
} satisfies Record<keyof typeof zh, string>
