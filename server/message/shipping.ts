import { fail, ok, type Result } from '@/domain/base/result'
import { clip } from '@/domain/base/text'
import type { WritePaid } from '../context/consequences'
import type { Context } from '../context/context'
import { openOwn } from '../context/keys'
import type { Db } from '../db/client'
import { findUser } from '../records/account/user-repo'
import { queueMessage } from '../records/message/queue'
import type { Message } from '../records/message/repo'
import { payOrderById, type PayOrder } from '../records/pay/repo'
import { proposalById, type Proposal } from '../records/proposal/repo'
import type { Undelivered } from './deliver'

/** WeChat's length limit for the name of what was bought. */
const ITEM = 120

/** Only payments by the mini-program's own payment sheet are under WeChat's order management. */
const isManaged = (ctx: Context, { provider, tradeType, appId }: PayOrder): boolean =>
  ctx.gateways.orderShipping !== undefined &&
  provider === 'WECHAT_PAY' &&
  tradeType === 'JSAPI' &&
  appId === ctx.gateways.wechatLogin.appid

/**
 * Queues the message that the paid order is fulfilled, in the transaction of the payment. It keeps the
 * payer's openid, because the account may be closed before WeChat could be told.
 */
export async function announceShipping(
  ctx: Context,
  tx: Db,
  { userId }: Proposal,
): Promise<WritePaid | undefined> {
  if (!ctx.gateways.orderShipping) return undefined
  const account = await findUser(tx, userId)
  return async (writes, { proposal, payOrder }) => {
    if (!isManaged(ctx, payOrder)) return
    await queueMessage(ctx, writes, {
      userId,
      openIdSealed: account?.wxOpenIdSealed ?? null,
      topic: 'ORDER_SHIPPED',
      event: payOrder.id,
      payload: { proposalId: proposal.id, payOrderId: payOrder.id },
    })
  }
}

const itemOf = (ctx: Context, { cityCode, productCode }: Proposal): string =>
  clip({
    value: ctx.catalogue.product(cityCode, productCode)?.page.productName ?? productCode,
    max: ITEM,
  })

/** Tells WeChat. An order that was refunded meanwhile is not told. */
export async function shipOrder(
  ctx: Context,
  { userId, payload, openIdSealed }: Message,
): Promise<Result<unknown, Undelivered>> {
  const { orderShipping } = ctx.gateways
  const order = await payOrderById(ctx.db, String(payload['payOrderId']))
  const proposal = order && (await proposalById(ctx.db, order.proposalId))
  if (!proposal || order.transactionId === null) return fail('REFUSED')
  if (proposal.storedStatus !== 'PAID') return ok(null)
  // A message of before this column has none.
  const sealed = openIdSealed ?? (await findUser(ctx.db, userId))?.wxOpenIdSealed
  const openid = openOwn(ctx.keys, userId, sealed, 'wxOpenId')
  if (!orderShipping || openid === undefined) return fail('NO_CHANNEL')
  const told = await orderShipping.upload({
    transactionId: order.transactionId,
    openid,
    itemDesc: itemOf(ctx, proposal),
  })
  return told.ok || told.code === 'NOT_SHIPPABLE' ? ok(null) : fail(told.code)
}
