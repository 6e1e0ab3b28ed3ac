import type { PayParams } from '@/contract/pay'
import { fail, ok, type Result } from '@/domain/base/result'
import { findUser } from '../account/user-repo'
import type { Context, User } from '../context'
import type { WechatPayCode } from '../gateways/wechat-pay/port'
import { ownerOf } from '../keys'
import type { PayOrder } from './repo'

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
    description: Array.from(productName).slice(0, 40).join(''),
    amountFen: order.amountFen,
    expireAt: order.expireAt,
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
  const openid = await openidOf(ctx, user)
  if (!openid) return fail('NO_OPENID')
  const placed = await ctx.gateways.wechatPay.createJsapiOrder({ ...common, openid })
  return placed.ok ? ok({ kind: 'wxpay', ...placed.value.payParams }) : placed
}

/** The sandbox's cashier is on this very site, whatever name the visitor has for it. */
function shown(ctx: Context, h5Url: string): string {
  if (!ctx.env.SANDBOX) return h5Url
  const { pathname, search } = new URL(h5Url)
  return pathname + search
}

async function openidOf(ctx: Context, user: User): Promise<string | undefined> {
  const account = await findUser(ctx.db, user.id)
  return account?.wxOpenIdSealed
    ? ctx.keys.open(account.wxOpenIdSealed, ownerOf(user.id), 'wxOpenId')
    : undefined
}
