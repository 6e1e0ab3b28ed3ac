import * as v from 'valibot'
import type { SandboxClock } from '../world/clock'
import { collection, type Collection } from '../world/collection'
import { fail, ok, type Result } from '../world/result'
import type { SandboxStore } from '../world/store'
import {
  decide,
  holderOf,
  isPayable,
  order,
  partsOf,
  payAgain,
  paymentsOf,
  postpone,
  refuseItems,
  standing,
  type Delivery,
  type Order,
  type PayOutcome,
} from './order'
import { refund, type RefundRecord, type RefundStatus } from './refund'

export type NewOrder = Omit<Order, 'outcome' | 'prepayId' | 'createdAt' | 'deliveries' | 'provider'>
type NewRefund = Omit<
  RefundRecord,
  | 'outTradeNo'
  | 'provider'
  | 'transactionId'
  | 'refundId'
  | 'createdAt'
  | 'endedAt'
  | 'totalFen'
  | 'status'
> & {
  [K in 'outTradeNo' | 'transactionId' | 'totalFen']?: RefundRecord[K] | undefined
}

/** The provider's message about a failure, and the items that the insurer refuses. */
type Why = Pick<Order, 'errorMessage' | 'errorCode'> & { refuse?: readonly number[] | undefined }
type CreateCode = 'OUT_TRADE_NO_USED' | 'ORDERPAID' | 'ORDERCLOSED'
type RefundCode = 'RESOURCE_NOT_EXISTS' | 'NOT_ENOUGH' | 'INVALID_REQUEST'

/** The orders and refunds that the simulator of one provider knows, or those of all providers. */
export type OrderBook = ReturnType<typeof bookOf>

export function createOrderBook({
  store,
  clock,
  refundEnd = (_, wish) => wish,
}: Pick<Kept, 'clock'> & { store: SandboxStore; refundEnd?: Kept['refundEnd'] }) {
  const kept = {
    ...{ clock, refundEnd },
    orders: collection(store, 'order', order),
    refunds: collection(store, 'refund', refund),
    wholes: collection(store, 'orderPart', v.string()),
  }
  /** The orders and refunds of one provider. */
  const of = (provider: string) => bookOf(kept, provider)
  return { ...bookOf(kept), of }
}

interface Kept {
  clock: SandboxClock
  orders: Collection<Order>
  refunds: Collection<RefundRecord>
  /** The number of the combined order, by the number of each part. */
  wholes: Collection<string>
  /** How a refund ends at a provider, which may lack the state that a tester wishes. */
  refundEnd: (provider: string, wish: RefundStatus) => RefundStatus
}

function bookOf(kept: Kept, provider?: string) {
  const isSeen = (record: { provider?: string | undefined }) =>
    provider === undefined || holderOf(record) === provider
  const orders = seenOnly(kept.orders, isSeen)
  const refunds = seenOnly(kept.refunds, isSeen)
  const now = () => kept.clock.now()

  /** Changes one known order. Answers undefined if there is none. */
  const onOrder = <R>(
    outTradeNo: string,
    turn: (known: Order) => { put?: Order | undefined; result: R },
  ) =>
    orders.change<R | undefined>(outTradeNo, (known) =>
      known ? turn(standing(known, now())) : { result: undefined },
    )

  /** The order that this number is a part of. */
  const wholeOf = async (outTradeNo: string) => {
    const whole = await kept.wholes.get(outTradeNo)
    return whole === undefined ? undefined : orders.get(whole)
  }

  /** Notes the numbers of a new order's parts. Answers false if one belongs to another order. */
  const takeNumbers = async ({ outTradeNo, parts = [] }: NewOrder): Promise<boolean> => {
    const numbers = parts.map((each) => each.outTradeNo)
    if (new Set([outTradeNo, ...numbers]).size <= numbers.length) return false
    if (await wholeOf(outTradeNo)) return false
    for (const each of numbers)
      if ((await kept.orders.get(each)) ?? (await wholeOf(each))) return false
    for (const each of numbers)
      await kept.wholes.change(each, () => ({ put: outTradeNo, result: null }))
    return true
  }

  /** The same for what concerns a part, which is written on its whole. */
  const onOrderOrPart: typeof onOrder = async (outTradeNo, turn) => {
    const whole = (await orders.get(outTradeNo)) ? undefined : await wholeOf(outTradeNo)
    return onOrder(whole?.outTradeNo ?? outTradeNo, turn)
  }

  return {
    /** An order by its number, or a part of a combined order. */
    find: async (outTradeNo: string) => {
      const known = await orders.get(outTradeNo)
      if (known) return standing(known, now())
      const whole = await wholeOf(outTradeNo)
      return whole && partsOf(standing(whole, now())).find((each) => each.outTradeNo === outTradeNo)
    },

    list: async () => (await orders.list()).map((known) => standing(known, now())),

    /** The same order twice counts as one order. The same number with other content is refused. */
    create: (wanted: NewOrder) =>
      orders.change<Result<Order, CreateCode>>(wanted.outTradeNo, async (stored) => {
        const known = stored && standing(stored, now())
        if (!known) {
          if (!(await takeNumbers(wanted))) return { result: fail('OUT_TRADE_NO_USED') }
          const prepayId = `wx${wanted.outTradeNo}`
          const at = { createdAt: now(), prepayId }
          const created: Order = { ...wanted, ...at, provider, outcome: 'UNPAID', deliveries: [] }
          return { put: created, result: ok(created) }
        }
        if (known.outcome === 'PAID') return { result: fail('ORDERPAID') }
        if (!sameOrder(known, wanted)) return { result: fail('OUT_TRADE_NO_USED') }
        return { result: isPayable(known) ? ok(known) : fail('ORDERCLOSED') }
      }),

    close: (outTradeNo: string) =>
      onOrder<Result<null, 'ORDERPAID'>>(outTradeNo, (known) => {
        if (known.outcome === 'PAID') return { result: fail('ORDERPAID') }
        return { put: { ...known, outcome: 'EXPIRED', settleAt: undefined }, result: ok(null) }
      }),

    decide: (outTradeNo: string, outcome: PayOutcome, { refuse = [], ...why }: Why = {}) =>
      onOrder<Result<Order, 'ALREADY_PAID'>>(outTradeNo, (known) => {
        const result = decide({ ...refuseItems(known, refuse), ...why }, outcome, now())
        return { put: result.ok ? result.value : undefined, result }
      }),

    payAgain: (outTradeNo: string) =>
      onOrder<Result<Order, 'NOT_PAID'>>(outTradeNo, (known) => {
        const result = payAgain(known, now())
        return { put: result.ok ? result.value : undefined, result }
      }),

    /** The applicant's choice on the cashier page. It is accepted only while the order is open. */
    pay: (
      outTradeNo: string,
      choice: PayOutcome | { settleAt: number },
      refuse: readonly number[] = [],
    ) =>
      onOrder<Result<Order, 'NOT_PAYABLE'>>(outTradeNo, (known) => {
        if (!isPayable(known)) return { result: fail('NOT_PAYABLE') }
        const result: Result<Order> =
          typeof choice === 'string'
            ? decide(refuseItems(known, refuse), choice, now())
            : ok(postpone(known, choice.settleAt))
        return result.ok
          ? { put: result.value, result: ok(result.value) }
          : { result: fail('NOT_PAYABLE') }
      }),

    returnTo: (outTradeNo: string, returnPath: string) =>
      onOrder(outTradeNo, (known) => ({ put: { ...known, returnPath }, result: null })),

    /** Sets the outcome of every later refund of this order. */
    refundsEnd: (outTradeNo: string, refundsEnd: RefundStatus) =>
      onOrderOrPart(outTradeNo, (known) => ({ put: { ...known, refundsEnd }, result: null })),

    endRefund: (outRefundNo: string, status: RefundStatus) =>
      refunds.change<Result<RefundRecord, 'REFUND_NOT_FOUND' | 'ALREADY_OVER'>>(
        outRefundNo,
        (known) => {
          if (!known) return { result: fail('REFUND_NOT_FOUND') }
          if (known.status === 'SUCCESS' || known.status === 'CLOSED')
            return { result: fail('ALREADY_OVER') }
          const end = kept.refundEnd(holderOf(known), status)
          const ended: RefundRecord = { ...known, status: end, endedAt: now() }
          return { put: ended, result: ok(ended) }
        },
      ),

    delivered: (outTradeNo: string, delivery: Delivery) =>
      onOrderOrPart(outTradeNo, (known) => ({
        put: { ...known, deliveries: [...known.deliveries, delivery] },
        result: null,
      })),

    findRefund: (outRefundNo: string) => refunds.get(outRefundNo),

    refunds: () => refunds.list(),

    /** A payment of any order, as an order. */
    findPayment: async (transactionId: string) => {
      const payments = (await orders.list()).flatMap((each) => paymentsOf(standing(each, now())))
      return payments.find((payment) => payment.transactionId === transactionId)
    },

    /** What was refunded of this payment. */
    refundedFen: async ({ transactionId }: Pick<Order, 'transactionId'>) =>
      sumOf((await refunds.list()).filter((each) => each.transactionId === transactionId)),

    /**
     * Makes a refund. The same number is refunded only once, and all refunds together never exceed
     * the payment.
     */
    refund: async (wanted: NewRefund): Promise<Result<RefundRecord, RefundCode>> => {
      const payments = (await orders.list()).flatMap((each) => paymentsOf(standing(each, now())))
      const payment = payments.find(({ outTradeNo, transactionId }) =>
        wanted.transactionId
          ? transactionId === wanted.transactionId
          : outTradeNo === wanted.outTradeNo,
      )
      if (!payment?.transactionId)
        return fail((await knows(wanted.outTradeNo)) ? 'INVALID_REQUEST' : 'RESOURCE_NOT_EXISTS')
      const { outTradeNo, transactionId, amountFen: totalFen, refundsEnd } = payment
      if ((wanted.totalFen ?? totalFen) !== totalFen) return fail('INVALID_REQUEST')
      return refunds.change<Result<RefundRecord, RefundCode>>(wanted.outRefundNo, async (known) => {
        const refundId = `5030${wanted.outRefundNo}`
        const numbers = {
          outTradeNo,
          provider: payment.provider,
          transactionId,
          totalFen,
          refundId,
        }
        const status = kept.refundEnd(holderOf(payment), refundsEnd ?? 'SUCCESS')
        const created: RefundRecord = { ...wanted, ...numbers, status, createdAt: now() }
        if (known)
          return { result: sameRefund(known, created) ? ok(known) : fail('INVALID_REQUEST') }
        const before = (await refunds.list()).filter((each) => each.transactionId === transactionId)
        return sumOf(before) + wanted.refundFen > totalFen
          ? { result: fail('NOT_ENOUGH') }
          : { put: created, result: ok(created) }
      })
    },
  }

  async function knows(outTradeNo: string | undefined): Promise<boolean> {
    if (outTradeNo === undefined) return false
    return ((await orders.get(outTradeNo)) ?? (await wholeOf(outTradeNo))) !== undefined
  }
}

/** A closed refund moved no money, so it is not counted. */
const sumOf = (list: readonly RefundRecord[]): number =>
  list.reduce((sum, { refundFen, status }) => (status === 'CLOSED' ? sum : sum + refundFen), 0)

const sameOrder = (known: Order, wanted: NewOrder): boolean =>
  JSON.stringify(known.parts) === JSON.stringify(wanted.parts) &&
  known.isShared === wanted.isShared &&
  known.amountFen === wanted.amountFen &&
  known.description === wanted.description &&
  known.appid === wanted.appid &&
  known.tradeType === wanted.tradeType &&
  known.openid === wanted.openid

const sameRefund = (known: RefundRecord, wanted: RefundRecord): boolean =>
  known.transactionId === wanted.transactionId && known.refundFen === wanted.refundFen

/** Limits a collection to the records of one provider. */
function seenOnly<T>(all: Collection<T>, isSeen: (record: T) => boolean): Collection<T> {
  const seen = (record: T | undefined) => (record && isSeen(record) ? record : undefined)
  return {
    get: async (id) => seen(await all.get(id)),
    list: async () => (await all.list()).filter(isSeen),
    change: (id, turn) => all.change(id, (known) => turn(seen(known))),
  }
}
