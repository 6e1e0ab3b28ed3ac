import type { PayParams } from '@/contract/pay'
import { fail, ok } from '@/domain/base/result'
import { clip } from '@/domain/base/text'
import type { Context, User } from '../context/context'
import { drawCode } from '../context/qr-code'
import type { ProviderAnswer } from '../gateways/payments/port'
import { payerOf } from '../records/account/payer'
import { issues, notifyPaths, providerNamed } from '../records/pay/provider'
import type { PayOrder } from '../records/pay/repo'
import { insurantsOf } from '../records/proposal/repo'
import { itemNoOf } from './items'

/** WeChat Pay takes no order that expires within one minute (v3, time_expire). */
const SHORTEST_MS = 90_000

/** The address of the gateway for providers, and for visitors who return from a cashier. */
const returnOrigin = (ctx: Context, user: User): string => ctx.env.PUBLIC_URL ?? user.origin

/** Places the order with its provider. A repeat under the same number changes nothing there. */
export async function place(
  ctx: Context,
  user: User,
  order: PayOrder,
  productName: string,
): Promise<ProviderAnswer<PayParams> | { ok: false; code: 'NO_OPENID' }> {
  const origin = returnOrigin(ctx, user)
  const payer = order.tradeType === 'JSAPI' ? await payerOf(ctx, user, order.appId) : undefined
  if (order.tradeType === 'JSAPI' && !payer) return fail('NO_OPENID')
  const placed = await providerNamed(ctx, order.provider).place({
    outTradeNo: order.outTradeNo,
    description: clip({ value: productName, max: 40 }),
    amountFen: order.amountFen,
    // This may be later than the order's own deadline. A payment after that deadline is refunded
    // (settle.ts), and a job closes the order at the provider.
    expireAt: Math.max(order.expireAt, order.createdAt + SHORTEST_MS),
    notifyUrl: `${ctx.env.SANDBOX ? ctx.selfOrigin() : origin}${notifyPaths[order.provider]}`,
    clientIp: user.ip,
    returnUrl:
      order.provider === 'WECHAT_PAY'
        ? `${origin}/payment?payOrderId=${order.id}`
        : `${origin}${returnPath(order.id)}`,
    ...(payer && { payer }),
    ...(order.tradeType === 'NATIVE' && { byCode: true }),
    ...(issues(order.provider) && { items: await itemsOf(ctx, order) }),
  })
  if (!placed.ok) return placed
  const params = shown(ctx, placed.value)
  if (order.tradeType !== 'NATIVE' || params.kind !== 'redirect') return ok(params)
  // The phone that scans the code knows no site, so the code holds a whole address.
  return ok({ ...params, codeImage: drawCode(new URL(params.url, origin).href) })
}

/** The insured people as items, numbered by their position in the order. */
const itemsOf = async (ctx: Context, { proposalId }: PayOrder) =>
  (await insurantsOf(ctx.db, [proposalId])).map(({ position, premiumFen: amountFen }) => ({
    itemNo: itemNoOf({ position }),
    amountFen,
  }))

/**
 * The page to return to from a provider. AllInPay takes no address with a query (http/notify.ts).
 */
export const returnPath = (payOrderId: string): string => `/payment/return/${payOrderId}`

/** In the sandbox the cashiers are on this same site, so the address goes without a host name. */
function shown(ctx: Context, params: PayParams): PayParams {
  if (!ctx.env.SANDBOX || params.kind !== 'redirect') return params
  const { pathname, search } = new URL(params.url)
  return { ...params, url: pathname + search }
}
