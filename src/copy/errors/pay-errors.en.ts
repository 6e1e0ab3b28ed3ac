import type { payErrors as zh } from './pay-errors'

export const payErrors = {
  failed: 'Payment failed',
  notCompleted: 'The payment was not completed. You may pay again.',
  notPayable: 'This order cannot be paid any more. Please go back and apply again.',
  partFailed: 'Part of the payment failed',
  maintenance: 'The system is under maintenance and cannot be used for now',
  typeMaintenance: 'Under maintenance, please try again later',
  chooseType: 'Choose a payment method',
} satisfies Record<keyof typeof zh, string>
