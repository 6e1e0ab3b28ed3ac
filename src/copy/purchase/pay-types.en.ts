import type { payTypes as zh } from './pay-types'

export const payTypes = {
  WC_PAY: 'WeChat Pay',
  PA_PAY: 'PA Pay',
  PA_WC_PAY: 'WeChat Pay',
  BANK_PAY: 'Bank card',
  OTHER: 'Other',
  AllInPay: 'Quick pay',
} satisfies Record<keyof typeof zh, string>
