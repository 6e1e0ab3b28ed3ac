import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { sampleAppid } from '../world/keys'
import { fail, ok, type Result } from '../world/result'
import { refundStatuses } from './refund'

/**
 * An order as the simulators of providers store it, and the rules of its states. These functions
 * are pure.
 */

export const payOutcomes = [
  'PAID',
  'PAID_FAIL',
  'PAID_FAIL_NO_RETRY',
  'EXPIRED',
  'CANCEL',
  'PART_FAIL',
] as const
export type PayOutcome = (typeof payOutcomes)[number]

const fen = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const delivery = v.object({
  at: v.number(),
  /** The HTTP status of the gateway's answer, or why there was none. */
  status: v.union([v.number(), v.picklist(['UNREACHABLE', 'DROPPED'])]),
})
export type Delivery = v.InferOutput<typeof delivery>

/** An order that is paid together with others (合单). It has a number and a payment of its own. */
const part = v.object({
  outTradeNo: v.string(),
  amountFen: fen,
  description: v.string(),
  attach: v.string(),
  isShared: v.optional(v.boolean()),
})

export const order = v.object({
  outTradeNo: v.string(),
  /** The provider of the order; WeChat Pay if missing. */
  provider: v.optional(v.string()),
  /** The algorithm of the request, where a provider signs its messages about an order by it. */
  signType: v.optional(v.string()),
  /** The app that placed the order. Only its payment sheet accepts the order. */
  appid: v.optional(v.string(), sampleAppid),
  prepayId: v.string(),
  tradeType: v.picklist(['JSAPI', 'MWEB', 'NATIVE', 'APP', 'PAP', 'HOSTED']),
  description: v.string(),
  amountFen: fen,
  notifyUrl: v.string(),
  openid: v.optional(v.string()),
  /** ms since 1970 by the sandbox clock, like all instants here. */
  createdAt: v.number(),
  expireAt: v.number(),
  outcome: v.picklist(['UNPAID', 'PAYING', ...payOutcomes]),
  /** PAYING becomes PAID at this instant, whether or not the gateway is running. */
  settleAt: v.optional(v.number()),
  paidAt: v.optional(v.number()),
  transactionId: v.optional(v.string()),
  /** The message about a failure for the applicant. `标题#内容` gives it a title of its own. */
  errorMessage: v.optional(v.string()),
  /** 999 means maintenance. */
  errorCode: v.optional(v.string()),
  /** The items of the amount, and why the insurer refuses one of them. */
  items: v.optional(
    v.array(v.object({ itemNo: v.number(), amountFen: fen, errorMsg: v.optional(v.string()) })),
  ),
  /** A duplicate payment, which should never happen. */
  second: v.optional(v.object({ transactionId: v.string(), paidAt: v.number() })),
  /** The orders that are paid together, of which the amount is the sum. */
  parts: v.optional(v.array(part)),
  /** The combined order that this one is a part of. */
  partOf: v.optional(v.string()),
  /** What the merchant wrote beside a part, for itself. */
  attach: v.optional(v.string()),
  /** Whether the money waits until it is shared (分账). */
  isShared: v.optional(v.boolean()),
  /** The path of this site that the cashier page leads back to. */
  returnPath: v.optional(v.string()),
  /** The outcome of later refunds. */
  refundsEnd: v.optional(v.picklist(refundStatuses)),
  deliveries: v.array(delivery),
})
export type Order = v.InferOutput<typeof order>

/** The provider of an order that names none. */
export const WECHAT_PAY = 'WECHAT_PAY'

export const holderOf = ({ provider = WECHAT_PAY }: { provider?: string | undefined }): string =>
  provider

const open: readonly Order['outcome'][] = ['UNPAID', 'PAID_FAIL']

/** Whether the cashier still accepts money for the order. A failed attempt may be repeated. */
export const isPayable = ({ outcome }: Order): boolean => open.includes(outcome)

/** The order at the present time: time settles a pending payment and expires an unpaid order. */
export function standing(known: Order, now: number): Order {
  if (known.outcome === 'PAYING' && known.settleAt !== undefined && known.settleAt <= now)
    return paid(known, known.settleAt)
  return isPayable(known) && known.expireAt <= now ? { ...known, outcome: 'EXPIRED' } : known
}

/**
 * Sets the outcome. A payment that was taken stays taken. Any other outcome may still change, even
 * after the order was closed.
 */
export function decide(
  known: Order,
  outcome: PayOutcome,
  now: number,
): Result<Order, 'ALREADY_PAID'> {
  if (known.outcome === 'PAID') return outcome === 'PAID' ? ok(known) : fail('ALREADY_PAID')
  return ok(outcome === 'PAID' ? paid(known, now) : { ...known, outcome, settleAt: undefined })
}

/** Marks items that the insurer refuses. The whole amount is still paid. */
export const refuseItems = (known: Order, refused: readonly number[]): Order => ({
  ...known,
  items: known.items?.map((item) =>
    refused.includes(item.itemNo) ? { ...item, errorMsg: '健康状况不符合承保要求' } : item,
  ),
})

/** Makes a duplicate payment of a paid order. A second call changes nothing. */
export function payAgain(known: Order, paidAt: number): Result<Order, 'NOT_PAID'> {
  if (known.outcome !== 'PAID') return fail('NOT_PAID')
  const transactionId = transactionIdOf(known.provider, `${known.outTradeNo} 2`)
  return ok({ ...known, second: known.second ?? { transactionId, paidAt } })
}

/** The orders that are paid together as if each stood alone; a plain order is the only one. */
export const partsOf = ({ parts, ...whole }: Order): Order[] =>
  parts?.map((each) => ({
    ...whole,
    ...each,
    partOf: whole.outTradeNo,
    transactionId: whole.transactionId && transactionIdOf(whole.provider, each.outTradeNo),
    second: whole.second && {
      ...whole.second,
      transactionId: transactionIdOf(whole.provider, `${each.outTradeNo} 2`),
    },
  })) ?? [whole]

/** All payments of an order and of its parts, each as a separate order. */
export const paymentsOf = (order: Order): Order[] =>
  partsOf(order)
    .flatMap((each) => [each, ...(each.second ? [{ ...each, ...each.second }] : [])])
    .filter(({ transactionId }) => transactionId !== undefined)

/** Delays the payment, as a bank may do: the order is PAYING until `settleAt`. */
export const postpone = (known: Order, settleAt: number): Order => ({
  ...known,
  outcome: 'PAYING',
  settleAt,
})

const paid = (known: Order, paidAt: number): Order => ({
  ...known,
  outcome: 'PAID',
  settleAt: undefined,
  paidAt,
  transactionId: transactionIdOf(known.provider, known.outTradeNo),
})

/**
 * A transaction id: 28 digits that begin with 4200 like WeChat Pay's own, or 18 digits for other
 * providers. It is always the same for one order.
 */
function transactionIdOf(provider: string | undefined, outTradeNo: string): string {
  const hash = createHash('sha256').update(outTradeNo).digest('hex')
  const digits = BigInt(`0x${hash}`).toString()
  return holderOf({ provider }) === WECHAT_PAY
    ? `4200${digits.slice(0, 24)}`
    : `11${digits.slice(0, 16)}`
}
