import type { PaymentConfig } from '@/contract/page-info'
import { providerOf } from '@/domain/payment/pay-provider'
import type { PayType } from '@/domain/payment/pay-type'
import { can } from '@/platform/environment'

/** Orders of WeChat Pay belong to the app that they were placed in; a cashier opens in any browser. */
export const isWechatPay = ({ types }: PaymentConfig, payType: PayType): boolean =>
  providerOf(types.find(({ type }) => type === payType)?.currentPayType ?? payType) === 'WECHAT_PAY'

/** The gateway leaves out what this person cannot pay with; a web view it may not know as one. */
export const paymentHere = (payment: PaymentConfig): PaymentConfig =>
  can('miniProgramBridge')
    ? { ...payment, types: payment.types.filter(({ type }) => isWechatPay(payment, type)) }
    : payment
