import type { PayParams } from '@/contract/pay'
import { H5_APP_ID } from '@/domain/address/app-id'
import { fail, ok, type Result } from '@/domain/base/result'
import { clip } from '@/domain/base/text'
import type { TradeType } from '@/domain/payment/pay-type'
import { findUser } from '../account/user-repo'
import { officialOpenid } from '../account/wechat-binding'
import type { Context, User } from '../context'
import type { WechatPayCode } from '../gateways/wechat-pay/port'
import { openOwn } from '../keys'
import type { PayOrder } from './repo'

/** WeChat Pay takes no order that ends within a minute (v3, time_expire). */
const SHORTEST_MS = 90_000

/** Where WeChat Pay sends its notifications; registered by http/notify.ts. */
export const notifyPath = '/notify/wechatpay'

/** The gateway as WeChat Pay and returning payers see it. */
const publicOrigin = (ctx: Context, user: User): string => ctx.env.PUBLIC_URL ?? user.origin

/** Hands the order to WeChat Pay. Doing it again under the same number changes nothing there. */
export async function place(
  ctx: Context,
  user: User,
  order: PayOrder,
  productName: string,
): Promise<Result<PayParams, WechatPayCode | 'NO_OPENID'>> {
  const origin = publicOrigin(ctx, user)
  const common = {
    outTradeNo: order.outTradeNo,
    description: clip({ value: productName, max: 40 }),
    amountFen: order.amountFen,
    // What is paid after the order's own deadline goes back (settle.ts); the job closes it there.
    expireAt: Math.max(order.expireAt, order.createdAt + SHORTEST_MS),
    notifyUrl: `${ctx.env.SANDBOX ? ctx.selfOrigin() : origin}${notifyPath}`,
  }
  if (order.tradeType === 'H5') {
    const returnUrl = `${origin}/payment?payOrderId=${order.id}`
    const placed = await ctx.gateways.wechatPay.createH5Order({
      ...common,
      clientIp: user.ip,
      returnUrl,
    })
    return placed.ok ? ok({ kind: 'redirect', url: shown(ctx, placed.value.h5Url) }) : placed
  }
  const payer = await payerOf(ctx, user, order.appId)
  if (!payer) return fail('NO_OPENID')
  const placed = await ctx.gateways.wechatPay.createJsapiOrder({ ...common, ...payer })
  return placed.ok ? ok({ kind: 'wxpay', ...placed.value.payParams }) : placed
}

/** The sandbox's cashier is on this very site, whatever name the visitor has for it. */
function shown(ctx: Context, h5Url: string): string {
  if (!ctx.env.SANDBOX) return h5Url
  const { pathname, search } = new URL(h5Url)
  return pathname + search
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
