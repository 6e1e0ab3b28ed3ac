import type { PaymentConfig } from '@/contract/page-info'
import { RENEWAL_PAY_TYPE } from '@/domain/choice/payment-types'
import { providerOf } from '@/domain/payment/pay-provider'
import type { PayType } from '@/domain/payment/pay-type'
import type { Product } from '../../catalogue/product'
import type { Context, Visitor } from '../../context/context'
import type { Proposal } from '../proposal/repo'
import { isServed } from './provider'

/**
 * A product's ways to pay, without those that lead nowhere: nobody stands behind them, or whoever
 * does has no cashier where this person is. A mini-program, its web view too, leaves for no other
 * site's cashier; WeChat Pay is all there is. What is being mended stays named.
 */
export const paymentFor = (
  ctx: Context,
  { payment, autoRenewal }: Pick<Product, 'payment' | 'autoRenewal'>,
  { appId }: Pick<Visitor, 'appId'> = {},
  /** What renews itself is charged by WeChat Pay alone (specification section 4, ONLY_WC). */
  { renews }: Pick<Proposal, 'renews'> = { renews: null },
): PaymentConfig => ({
  ...payment,
  types: payment.types.filter(({ type, currentPayType = type, paymentStatus }) => {
    if (renews !== null && autoRenewal === 'ONLY_WC' && type !== RENEWAL_PAY_TYPE) return false
    const provider = providerOf(currentPayType)
    if (provider === 'WECHAT_PAY') return true
    if (appId === ctx.gateways.wechatLogin.appid) return false
    return paymentStatus === 'maintenance' || (provider !== undefined && isServed(ctx, provider))
  }),
})

/** Whose cashier a way to pay opens now: OTHER has none of its own. */
export const payTypeServed = ({ payment }: Pick<Product, 'payment'>, payType: PayType): PayType =>
  payment.types.find(({ type }) => type === payType)?.currentPayType ?? payType
