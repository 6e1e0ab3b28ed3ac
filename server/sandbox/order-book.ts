import { fail, ok, type Result } from '@/domain/base/result'
import type { SandboxClock } from './clock'
import { collection } from './collection'
import {
  decide,
  isPayable,
  order,
  postpone,
  standing,
  type Delivery,
  type Order,
  type PayOutcome,
} from './order'
import { refund, type RefundRecord } from './refund'
import type { SandboxStore } from './store'

export type NewOrder = Omit<Order, 'outcome' | 'prepayId' | 'createdAt' | 'deliveries'>
type NewRefund = Omit<RefundRecord, 'refundId' | 'createdAt'>

type CreateCode = 'OUT_TRADE_NO_USED' | 'ORDERPAID' | 'ORDERCLOSED'
type RefundCode = 'RESOURCE_NOT_EXISTS' | 'NOT_ENOUGH' | 'INVALID_REQUEST'

/** Every order and refund that the look-alike of WeChat Pay knows. */
export type OrderBook = ReturnType<typeof createOrderBook>

export function createOrderBook({ store, clock }: { store: SandboxStore; clock: SandboxClock }) {
  const orders = collection(store, 'order', order)
  const refunds = collection(store, 'refund', refund)
  const now = () => clock.now()

  /** Changes one known order; `undefined` when there is none. */
  const onOrder = <R>(outTradeNo: string, turn: (known: Order) => { put?: Order; result: R }) =>
    orders.change<R | undefined>(outTradeNo, (known) =>
      known ? turn(standing(known, now())) : { result: undefined },
    )

  return {
    find: async (outTradeNo: string) => {
      const known = await orders.get(outTradeNo)
      return known && standing(known, now())
    },

    list: async () => (await orders.list()).map((known) => standing(known, now())),

    /** The same order twice is one order; the same number for another one is refused. */
    create: (wanted: NewOrder) =>
      orders.change<Result<Order, CreateCode>>(wanted.outTradeNo, (stored) => {
        const known = stored && standing(stored, now())
        if (!known) {
          const prepayId = `wx${wanted.outTradeNo}`
          const at = { createdAt: now(), prepayId }
          const created: Order = { ...wanted, ...at, outcome: 'UNPAID', deliveries: [] }
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

    decide: (outTradeNo: string, outcome: PayOutcome) =>
      onOrder<Result<Order, 'ALREADY_PAID'>>(outTradeNo, (known) => {
        const result = decide(known, outcome, now())
        return { put: result.ok ? result.value : undefined, result }
      }),

    /** What a person does on the cashier page: only an order that is still open takes it. */
    pay: (outTradeNo: string, choice: PayOutcome | { settleAt: number }) =>
      onOrder<Result<Order, 'NOT_PAYABLE'>>(outTradeNo, (known) => {
        if (!isPayable(known)) return { result: fail('NOT_PAYABLE') }
        const result: Result<Order> =
          typeof choice === 'string'
            ? decide(known, choice, now())
            : ok(postpone(known, choice.settleAt))
        return result.ok
          ? { put: result.value, result: ok(result.value) }
          : { result: fail('NOT_PAYABLE') }
      }),

    returnTo: (outTradeNo: string, returnPath: string) =>
      onOrder(outTradeNo, (known) => ({ put: { ...known, returnPath }, result: null })),

    delivered: (outTradeNo: string, delivery: Delivery) =>
      onOrder(outTradeNo, (known) => ({
        put: { ...known, deliveries: [...known.deliveries, delivery] },
        result: null,
      })),

    findRefund: (outRefundNo: string) => refunds.get(outRefundNo),

    refundedFen: async (outTradeNo: string) => sumOf(await refunds.list(), outTradeNo),

    /** The same refund number pays back once; together never more than was paid. */
    refund: async (wanted: NewRefund): Promise<Result<RefundRecord, RefundCode>> => {
      const paidOrder = await orders.get(wanted.outTradeNo)
      if (!paidOrder) return fail('RESOURCE_NOT_EXISTS')
      const { outcome, amountFen } = standing(paidOrder, now())
      if (outcome !== 'PAID' || wanted.totalFen !== amountFen) return fail('INVALID_REQUEST')
      return refunds.change<Result<RefundRecord, RefundCode>>(wanted.outRefundNo, async (known) => {
        if (known)
          return { result: sameRefund(known, wanted) ? ok(known) : fail('INVALID_REQUEST') }
        const refunded = sumOf(await refunds.list(), wanted.outTradeNo)
        if (refunded + wanted.refundFen > amountFen) return { result: fail('NOT_ENOUGH') }
        const refundId = `5030${wanted.outRefundNo}`
        const created: RefundRecord = { ...wanted, refundId, createdAt: now() }
        return { put: created, result: ok(created) }
      })
    },
  }
}

const sumOf = (list: readonly RefundRecord[], outTradeNo: string): number =>
  list.reduce((sum, entry) => (entry.outTradeNo === outTradeNo ? sum + entry.refundFen : sum), 0)

const sameOrder = (known: Order, wanted: NewOrder): boolean =>
  known.amountFen === wanted.amountFen &&
  known.description === wanted.description &&
  known.tradeType === wanted.tradeType &&
  known.openid === wanted.openid

const sameRefund = (known: RefundRecord, wanted: NewRefund): boolean =>
  known.outTradeNo === wanted.outTradeNo && known.refundFen === wanted.refundFen
