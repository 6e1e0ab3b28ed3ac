import type { PaymentConfig } from '@/contract/product'
import { providerOf, type PayType } from '@/domain/pay/pay-type'
import { can } from '@/platform/environment'

/**
 * Whether a payment type uses WeChat Pay. Its orders belong to the app in which they were placed; a
 * cashier page opens in any browser.
 */
export const isWechatPay = ({ types }: PaymentConfig, payType: PayType): boolean =>
  providerOf(types.find(({ type }) => type === payType)?.currentPayType ?? payType) === 'WECHAT_PAY'

/**
 * The payment types that this host can open. The gateway filters them too if it knows the
 * mini-program's app id, but a tester's or a trial version has another id.
 */
export const paymentHere = (payment: PaymentConfig): PaymentConfig =>
  can('otherCashier')
    ? payment
    : { ...payment, types: payment.types.filter(({ type }) => isWechatPay(payment, type)) }
