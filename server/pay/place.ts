import type { PayParams } from '@/contract/pay'
import { H5_APP_ID } from '@/domain/address/app-id'
import { fail, ok } from '@/domain/base/result'
import { clip } from '@/domain/base/text'
import type { TradeType } from '@/domain/payment/pay-type'
import { findUser } from '../account/user-repo'
import { officialOpenid } from '../account/wechat-binding'
import type { Context, User } from '../context'
import type { Told } from '../gateways/payments/port'
import { openOwn } from '../keys'
import { insurantsOf } from '../proposal/repo'
import { itemNoOf } from './items'
import { issues, notifyPaths, providerNamed } from './provider'
import type { PayOrder } from './repo'

/** WeChat Pay takes no order that ends within a minute (v3, time_expire). */
const SHORTEST_MS = 90_000

/** The gateway as providers and returning payers see it. */
const publicOrigin = (ctx: Context, user: User): string => ctx.env.PUBLIC_URL ?? user.origin

/** Hands the order to its provider. Doing it again under the same number changes nothing there. */
export async function place(
  ctx: Context,
  user: User,
  order: PayOrder,
  productName: string,
): Promise<Told<PayParams> | { ok: false; code: 'NO_OPENID' }> {
  const origin = publicOrigin(ctx, user)
  const payer = order.tradeType === 'JSAPI' ? await payerOf(ctx, user, order.appId) : undefined
  if (order.tradeType === 'JSAPI' && !payer) return fail('NO_OPENID')
  const placed = await providerNamed(ctx, order.provider).place({
    outTradeNo: order.outTradeNo,
    description: clip({ value: productName, max: 40 }),
    amountFen: order.amountFen,
    // What is paid after the order's own deadline goes back (settle.ts); the job closes it there.
    expireAt: Math.max(order.expireAt, order.createdAt + SHORTEST_MS),
    notifyUrl: `${ctx.env.SANDBOX ? ctx.selfOrigin() : origin}${notifyPaths[order.provider]}`,
    clientIp: user.ip,
    returnUrl:
      order.provider === 'WECHAT_PAY'
        ? `${origin}/payment?payOrderId=${order.id}`
        : `${origin}${returnPath(order.id)}`,
    ...(payer && { payer }),
    ...(issues(order.provider) && { items: await itemsOf(ctx, order) }),
  })
  return placed.ok ? ok(shown(ctx, placed.value)) : placed
}

/** Whoever is insured, by their place in the order. */
const itemsOf = async (ctx: Context, { proposalId }: PayOrder) =>
  (await insurantsOf(ctx.db, [proposalId])).map(({ position, premiumFen: amountFen }) => ({
    itemNo: itemNoOf({ position }),
    amountFen,
  }))

/** Back from a provider: AllInPay takes no address with a query (http/notify.ts). */
export const returnPath = (payOrderId: string): string => `/payment/return/${payOrderId}`

/** The sandbox's cashiers are on this very site, whatever name the visitor has for it. */
function shown(ctx: Context, params: PayParams): PayParams {
  if (!ctx.env.SANDBOX || params.kind !== 'redirect') return params
  const { pathname, search } = new URL(params.url)
  return { ...params, url: pathname + search }
}

/** The app of WeChat whose payment sheet the person would see, or none. */
export const payingApp = (ctx: Context, user: User, tradeType: TradeType): string => {
  if (tradeType === 'H5') return H5_APP_ID
  const official = ctx.gateways.officialAccount?.appid
  return user.appId === official && official !== undefined
    ? official
    : ctx.gateways.wechatLogin.appid
}

/** Who pays, as that app knows them. */
export async function payerOf(
  ctx: Context,
  user: User,
  appId: string,
): Promise<{ openid: string; appid?: string } | undefined> {
  if (appId === ctx.gateways.officialAccount?.appid) {
    const openid = await officialOpenid(ctx, user)
    return openid === undefined ? undefined : { openid, appid: appId }
  }
  const account = await findUser(ctx.db, user.id)
  const openid = openOwn(ctx.keys, user.id, account?.wxOpenIdSealed, 'wxOpenId')
  return openid === undefined ? undefined : { openid }
}
