import type { PayType } from '@/contract/fields'

/** Payment methods. */
export const payTypes = {
  WC_PAY: '微信支付',
  PA_PAY: '平安付',
  PA_WC_PAY: '微信支付',
  BANK_PAY: '银行卡支付',
  OTHER: '其他支付方式',
  AllInPay: '快捷支付',
} as const satisfies Record<PayType, string>
