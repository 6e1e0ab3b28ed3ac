import * as v from 'valibot'
import type { Refund, Trade, TradeOutcome } from '../payments/port'

const text = v.pipe(v.string(), v.minLength(1))
export const fenText = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
/** Reads `20261120100001`, Beijing time, as ms since 1970. */
export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{14}$/),
  v.transform((at) =>
    Date.parse(at.replace(/(\d{4})(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6+08:00')),
  ),
  v.finite(),
)

const DONE = '0000'
const ABSENT = '1001'
const PENDING: readonly string[] = ['2000', '2008']
export const tranx = v.object({
  trxstatus: text,
  reqsn: v.optional(text),
  trxid: v.optional(text),
  trxamt: v.optional(fenText),
  fintime: v.optional(instant),
  errmsg: v.optional(v.string()),
})
type Tranx = v.InferOutput<typeof tranx>

export const isAbsent = ({ trxstatus }: Tranx): boolean => trxstatus === ABSENT

function outcomeOf({ trxstatus }: Tranx): TradeOutcome {
  if (trxstatus === ABSENT) return 'UNPAID'
  if (trxstatus === DONE) return 'PAID'
  if (PENDING.includes(trxstatus)) return 'PAYING'
  // Failed, closed or expired; the codes differ by channel. In none of these cases was money taken.
  return 'PAID_FAIL'
}

export function toTrade(outTradeNo: string, reply: Tranx): Trade {
  const outcome = outcomeOf(reply)
  const paid = outcome === 'PAID'
  return {
    outTradeNo,
    outcome,
    ...(paid && { transactionId: reply.trxid, amountFen: reply.trxamt, paidAt: reply.fintime }),
  }
}

/**
 * A refund is a separate trade there. It is SUCCESS, still processing, or failed; a failed refund
 * moved no money.
 */
export function refundStatus({ trxstatus }: Tranx): Refund['status'] {
  if (trxstatus === DONE) return 'SUCCESS'
  return PENDING.includes(trxstatus) ? 'PROCESSING' : 'CLOSED'
}

/** The form of a payment's notification. `cusorderid` is our out_trade_no. */
export const notice = v.object({
  trxid: v.optional(text),
  cusorderid: text,
  trxamt: fenText,
  trxstatus: text,
  paytime: v.optional(instant),
})
