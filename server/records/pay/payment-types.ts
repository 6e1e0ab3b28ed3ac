import type { PaymentConfig } from '@/contract/product'
import { RENEWAL_PAY_TYPE, providerOf, type PayType } from '@/domain/pay/pay-type'
import type { Product } from '../../catalogue/product'
import type { Context, Visitor } from '../../context/context'
import type { Proposal } from '../proposal/repo'
import { isServed } from './provider'

/**
 * The payment types of a product that this visitor can use. It leaves out types whose provider is
 * not configured or whose cashier cannot open here: a mini-program and its web view open no other
 * site, so only WeChat Pay is left there. A type under maintenance stays in the list.
 */
export const paymentFor = (
  ctx: Context,
  {
    payment,
    autoRenewal,
    cityCode,
    productCode,
  }: Pick<Product, 'payment' | 'autoRenewal' | 'cityCode' | 'productCode'>,
  { appId }: Pick<Visitor, 'appId'> = {},
  /** A renewal is paid by WeChat Pay only, where the product says so. */
  { renews }: Pick<Proposal, 'renews'> = { renews: null },
): PaymentConfig => ({
  ...payment,
  types: payment.types
    .map((type) => stopped(ctx, { cityCode, productCode }, type))
    .filter(({ type, currentPayType = type, paymentStatus }) => {
      if (renews !== null && autoRenewal === 'ONLY_WC' && type !== RENEWAL_PAY_TYPE) return false
      const provider = providerOf(currentPayType)
      if (provider === 'WECHAT_PAY') return true
      if (appId === ctx.gateways.wechatLogin.appid) return false
      return paymentStatus === 'maintenance' || (provider !== undefined && isServed(ctx, provider))
    }),
})

type PaymentType = PaymentConfig['types'][number]

/** A type that staff have stopped is shown as one under maintenance, with their words. */
const stopped = (
  { saleStops }: Context,
  product: { cityCode: string; productCode: string },
  type: PaymentType,
): PaymentType => {
  const stop = saleStops.stopOf({ ...product, payType: type.type })
  return stop ? { ...type, paymentStatus: 'maintenance', maintainText: stop.words } : type
}

/** The payment type whose cashier opens now; OTHER has no cashier of its own. */
export const payTypeServed = ({ payment }: Pick<Product, 'payment'>, payType: PayType): PayType =>
  payment.types.find(({ type }) => type === payType)?.currentPayType ?? payType
