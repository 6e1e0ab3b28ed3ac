import type { CashierOrder } from '@/contract/pay'
import type { PaymentConfig } from '@/contract/product'
import { type PayType, providerOf } from '@/domain/pay/pay-type'
import { can } from '@/platform/environment'
import { payPlace, tradeType } from '@/stores/pay-place'

/** The code of an order that a phone scans from a desktop. */
export const codeOf = (
  params: CashierOrder['payParams'],
): { image: string; url: string } | undefined =>
  params?.kind === 'redirect' && params.codeImage
    ? { image: params.codeImage, url: params.url }
    : undefined

/**
 * Whether an order of WeChat Pay opens here: it was placed in this app, and with a code on a desktop
 * alone.
 */
export const isPlacedHere = ({
  placedIn,
  payParams,
}: Pick<CashierOrder, 'placedIn' | 'payParams'>): boolean =>
  placedIn === payPlace() && (tradeType() === 'NATIVE') === (codeOf(payParams) !== undefined)

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
