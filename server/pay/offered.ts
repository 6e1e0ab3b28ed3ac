import type { PaymentConfig } from '@/contract/page-info'
import { providerOf } from '@/domain/payment/pay-provider'
import type { PayType } from '@/domain/payment/pay-type'
import type { Product } from '../catalogue/product'
import type { Context, Visitor } from '../context'
import { isServed } from './provider'

/**
 * A product's ways to pay, without those that lead nowhere: nobody stands behind them, or whoever
 * does has no cashier where this person is. A mini-program, its web view too, leaves for no other
 * site's cashier; WeChat Pay is all there is. What is being mended stays named.
 */
export const paymentFor = (
  ctx: Context,
  { payment }: Pick<Product, 'payment'>,
  { appId }: Pick<Visitor, 'appId'> = {},
): PaymentConfig => ({
  ...payment,
  types: payment.types.filter(({ type, currentPayType = type, paymentStatus }) => {
    const provider = providerOf(currentPayType)
    if (provider === 'WECHAT_PAY') return true
    if (appId === ctx.gateways.wechatLogin.appid) return false
    return paymentStatus === 'maintenance' || (provider !== undefined && isServed(ctx, provider))
  }),
})

/** Whose cashier a way to pay opens now: OTHER has none of its own. */
export const runBy = ({ payment }: Pick<Product, 'payment'>, payType: PayType): PayType =>
  payment.types.find(({ type }) => type === payType)?.currentPayType ?? payType
