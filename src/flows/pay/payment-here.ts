import type { PaymentConfig } from '@/contract/page-info'
import { providerOf } from '@/domain/payment/pay-provider'
import type { PayType } from '@/domain/payment/pay-type'
import { can } from '@/platform/environment'

/** Orders of WeChat Pay belong to the app that they were placed in; a cashier opens in any browser. */
export const isWechatPay = ({ types }: PaymentConfig, payType: PayType): boolean =>
  providerOf(types.find(({ type }) => type === payType)?.currentPayType ?? payType) === 'WECHAT_PAY'

/**
 * What this host can open. The gateway leaves it out as well where it knows the app id of the
 * mini-program; that of a tester, or of a trial version, is another one.
 */
export const paymentHere = (payment: PaymentConfig): PaymentConfig =>
  can('otherCashier')
    ? payment
    : { ...payment, types: payment.types.filter(({ type }) => isWechatPay(payment, type)) }
