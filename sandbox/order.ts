import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { fail, ok, type Result } from '@/domain/base/result'
import { payProviders, type PayProviderName } from '@/domain/payment/pay-provider'
import { signTypes } from './allinpay/signature'
import { sampleAppid } from './keys'
import { refundStatuses } from './refund'

/** An order as the look-alikes of providers keep it, and the rules of its life. Pure. */

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
  /** HTTP status of the gateway's answer, or why there was none. */
  status: v.union([v.number(), v.picklist(['UNREACHABLE', 'DROPPED'])]),
})
export type Delivery = v.InferOutput<typeof delivery>

export const order = v.object({
  outTradeNo: v.string(),
  /** Who holds it; WeChat Pay where it is not said. */
  provider: v.optional(v.picklist(payProviders)),
  /** AllInPay tells of it as it was asked for it. */
  signType: v.optional(v.picklist(signTypes)),
  /** The app under which it was made; the payment sheet of no other takes it. */
  appid: v.optional(v.string(), sampleAppid),
  prepayId: v.string(),
  tradeType: v.picklist(['JSAPI', 'MWEB', 'PAP', 'HOSTED']),
  description: v.string(),
  amountFen: fen,
  notifyUrl: v.string(),
  openid: v.optional(v.string()),
  /** ms since 1970, by the sandbox clock, as all instants here */
  createdAt: v.number(),
  expireAt: v.number(),
  outcome: v.picklist(['UNPAID', 'PAYING', ...payOutcomes]),
  /** PAYING becomes PAID at this instant, whether or not the gateway was running. */
  settleAt: v.optional(v.number()),
  paidAt: v.optional(v.number()),
  transactionId: v.optional(v.string()),
  /** What the person is told of a failure; 标题#内容 has a title of its own. */
  errorMessage: v.optional(v.string()),
  /** 999: under maintenance. */
  errorCode: v.optional(v.string()),
  /** What its amount is made of, and why the insurer does not take one of them. */
  items: v.optional(
    v.array(v.object({ itemNo: v.number(), amountFen: fen, errorMsg: v.optional(v.string()) })),
  ),
  /** Paid once more, which should never be. */
  second: v.optional(v.object({ transactionId: v.string(), paidAt: v.number() })),
  /** Where the cashier page leads back to; a path of this site. */
  returnPath: v.optional(v.string()),
  /** What becomes of refunds that are still to come. */
  refundsEnd: v.optional(v.picklist(refundStatuses)),
  deliveries: v.array(delivery),
})
export type Order = v.InferOutput<typeof order>

export const holderOf = ({ provider = 'WECHAT_PAY' }: { provider?: PayProviderName | undefined }) =>
  provider

const open: readonly Order['outcome'][] = ['UNPAID', 'PAID_FAIL']

/** Whether the cashier still takes money for it; a failed attempt may be repeated. */
export const isPayable = ({ outcome }: Order): boolean => open.includes(outcome)

/** The order as it stands now: time alone settles a pending payment and ends an unpaid order. */
export function standing(known: Order, now: number): Order {
  if (known.outcome === 'PAYING' && known.settleAt !== undefined && known.settleAt <= now)
    return paid(known, known.settleAt)
  return isPayable(known) && known.expireAt <= now ? { ...known, outcome: 'EXPIRED' } : known
}

/** Taken money stays taken; anything else may still turn out otherwise, even after the close. */
export function decide(
  known: Order,
  outcome: PayOutcome,
  now: number,
): Result<Order, 'ALREADY_PAID'> {
  if (known.outcome === 'PAID') return outcome === 'PAID' ? ok(known) : fail('ALREADY_PAID')
  return ok(outcome === 'PAID' ? paid(known, now) : { ...known, outcome, settleAt: undefined })
}

/** Some of its people are not taken by the insurer; the money comes in whole. */
export const refuseItems = (known: Order, refused: readonly number[]): Order => ({
  ...known,
  items: known.items?.map((item) =>
    refused.includes(item.itemNo) ? { ...item, errorMsg: '健康状况不符合承保要求' } : item,
  ),
})

/** A second payment of a paid order; once, however often it is told about. */
export function payAgain(known: Order, paidAt: number): Result<Order, 'NOT_PAID'> {
  if (known.outcome !== 'PAID') return fail('NOT_PAID')
  const transactionId = transactionIdOf(known.provider, `${known.outTradeNo} 2`)
  return ok({ ...known, second: known.second ?? { transactionId, paidAt } })
}

/** The payments of an order, each as if it were the only one. */
export const paymentsOf = (order: Order): Order[] =>
  [order, ...(order.second ? [{ ...order, ...order.second }] : [])].filter(
    ({ transactionId }) => transactionId !== undefined,
  )

/** The bank takes its time: PAYING until `settleAt`. */
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

/** 28 digits beginning with 4200, as WeChat Pay's own, or 18 of others; the same for one order. */
function transactionIdOf(provider: PayProviderName | undefined, outTradeNo: string): string {
  const hash = createHash('sha256').update(outTradeNo).digest('hex')
  const digits = BigInt(`0x${hash}`).toString()
  return holderOf({ provider }) === 'WECHAT_PAY'
    ? `4200${digits.slice(0, 24)}`
    : `11${digits.slice(0, 16)}`
}
