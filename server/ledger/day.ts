import type { Result } from '@/domain/base/result'
import type { PayProviderName } from '@/domain/pay/pay-type'
import { addDays, DAY_MS, dayOf, startOfDayMs, type Day } from '@/domain/time/day'
import type { Context } from '../context/context'
import { describeError } from '../context/log'
import type { Db } from '../db/client'
import type { Difference } from '../db/schema/ledger'
import type { Bill, BillPayment, BillRefund, PayCode } from '../gateways/payments/port'
import { pull } from '../pay/pull'
import { takeRefund } from '../pay/refund'
import { settle } from '../pay/settle'
import {
  keepReconciliation,
  lastReconciliation,
  paymentsBetween,
  paymentsNamed,
  refundsBetween,
  refundsNamed,
} from '../records/ledger/repo'
import { providerNamed, servedProviders } from '../records/pay/provider'
import { firstPayOrder, payOrderByTradeNo, type PayOrder } from '../records/pay/repo'
import { billDifferences } from './check-bill'
import { reconcile, type Reconciled } from './reconcile'

/** WeChat Pay offers the bill of a day from ten the next morning on, and for three months. */
const READY_MS = 10 * 3_600_000
const KEPT_DAYS = 89
/** The most days in one round of the job. The next round continues. */
const MOST_DAYS = 7

/** The newest day whose bill is available. */
export const billedDay = (now: number): Day => dayOf(now - READY_MS - DAY_MS)

type ProviderBill = Bill & { provider: PayProviderName }

export interface ReconciledDay extends Reconciled {
  day: Day
  billLines: number
}

/**
 * Reconciles the ledger with itself and with the bills of all providers for one day. If one bill is
 * missing, nothing is reconciled. Payments and refunds that no notification brought are processed
 * first. The differences that remain are stored, and each raises the alarm LEDGER_DIFFERS.
 */
export async function reconcileDay(
  ctx: Context,
  day: Day,
): Promise<Result<ReconciledDay, PayCode>> {
  const bills: ProviderBill[] = []
  for (const provider of servedProviders(ctx)) {
    const asked = await providerNamed(ctx, provider).tradeBill(day)
    if (!asked.ok) return asked
    bills.push({ provider, ...asked.value })
  }
  for (const bill of bills) await takeIn(ctx, day, bill)
  const ledger = await reconcile(ctx.db)
  const differences = [...ledger.differences]
  for (const bill of bills) differences.push(...(await compare(ctx, day, bill)))
  const billLines = bills.reduce((sum, bill) => sum + bill.payments.length + bill.refunds.length, 0)
  const { payOrders } = ledger
  const at = ctx.clock.now()
  await keepReconciliation(ctx.db, { day, at, payOrders, billLines, differences })
  for (const difference of differences) report(ctx, difference)
  return { ok: true, value: { ...ledger, day, billLines, differences } }
}

function report(ctx: Context, { kind: reason, ...difference }: Difference): void {
  ctx.log.error({ alarm: 'LEDGER_DIFFERS', reason, ...difference }, 'the ledger differs')
}

/** Processes payments whose notification never came, and refunds made in the merchant console. */
async function takeIn(ctx: Context, day: Day, bill: ProviderBill): Promise<void> {
  const paid = new Set((await paymentsOf(ctx.db, bill)).map(({ reference }) => reference))
  for (const payment of bill.payments)
    if (!paid.has(payment.transactionId))
      await attempt(ctx, () => pullPayment(ctx, bill.provider, payment))
  const known = new Set((await refundsOf(ctx.db, bill)).map(({ outRefundNo }) => outRefundNo))
  for (const refund of bill.refunds) {
    const order = known.has(refund.outRefundNo)
      ? undefined
      : await payOrderByTradeNo(ctx.db, refund.outTradeNo)
    if (order?.provider === bill.provider)
      await attempt(ctx, () => pullRefund(ctx, day, order, refund))
  }
}

/**
 * Processes a payment of the bill. A query about an order names only one payment, so a second
 * payment of the same order is known from the bill alone.
 */
async function pullPayment(
  ctx: Context,
  provider: PayProviderName,
  payment: BillPayment,
): Promise<void> {
  const order = await payOrderByTradeNo(ctx.db, payment.outTradeNo)
  if (order?.provider !== provider) return
  await pull(ctx, order)
  const asked = await payOrderByTradeNo(ctx.db, payment.outTradeNo)
  const isSecond = asked?.transactionId && asked.transactionId !== payment.transactionId
  if (isSecond) await settle(ctx, asked, { ...payment, outcome: 'PAID' })
}

/**
 * Processes a refund of the bill. AllInPay says neither when it accepted a refund nor of which payment
 * it is; its bill does. The next bill would miss a refund that we took for one of its own day.
 */
async function pullRefund(
  ctx: Context,
  day: Day,
  order: PayOrder,
  { outRefundNo, transactionId }: BillRefund,
): Promise<void> {
  const asked = await providerNamed(ctx, order.provider).queryRefund(outRefundNo, order.outTradeNo)
  if (!asked.ok) return
  const acceptedAt = asked.value.acceptedAt ?? startOfDayMs(day)
  await takeRefund(ctx, order, { ...asked.value, transactionId, acceptedAt })
}

/** Continues after an error, so that one broken line does not stop the comparison. */
async function attempt(ctx: Context, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    ctx.log.error({ error: describeError(error) }, 'a line of the bill could not be taken in')
  }
}

async function compare({ db }: Context, day: Day, bill: ProviderBill): Promise<Difference[]> {
  const { provider } = bill
  const from = startOfDayMs(day)
  const until = from + DAY_MS
  const span = { provider, from, until }
  const differences = billDifferences(bill, {
    payments: [...(await paymentsOf(db, bill)), ...(await paymentsBetween(db, span))],
    refunds: [...(await refundsOf(db, bill)), ...(await refundsBetween(db, span))],
    isOfDay: (at) => at !== null && at >= from && at < until,
  })
  if (provider === 'WECHAT_PAY') return differences
  return differences.map((found) => ({ ...found, provider }))
}

const paymentsOf = (db: Db, { provider, payments }: ProviderBill) =>
  inPages(payments, (page) =>
    paymentsNamed(
      db,
      provider,
      page.map(({ transactionId }) => transactionId),
    ),
  )

const refundsOf = (db: Db, { provider, refunds }: ProviderBill) =>
  inPages(refunds, (page) =>
    refundsNamed(
      db,
      provider,
      page.map(({ outRefundNo }) => outRefundNo),
    ),
  )

const PAGE = 200

async function inPages<T, R>(all: readonly T[], read: (page: T[]) => Promise<R[]>): Promise<R[]> {
  const rows: R[] = []
  for (let at = 0; at < all.length; at += PAGE) rows.push(...(await read(all.slice(at, at + PAGE))))
  return rows
}

/**
 * Reconciles every day since the last reconciled one, or since the first order, as far as bills are
 * available, some days at a time.
 */
export async function reconcileDue(ctx: Context): Promise<void> {
  const newest = billedDay(ctx.clock.now())
  const before = await lastReconciliation(ctx.db)
  const next = before ? addDays(before.day, 1) : await firstOrderDay(ctx.db, newest)
  const first = [next, addDays(newest, -KEPT_DAYS)].sort().at(-1) ?? newest
  const last = [newest, addDays(first, MOST_DAYS - 1)].sort()[0] ?? newest
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const done = await reconcileDay(ctx, day)
    if (!done.ok) return ctx.log.warn({ reason: done.code }, 'no bill to reconcile with')
  }
}

/** Without it, the days before the first bill that could be fetched would never be reconciled. */
async function firstOrderDay(db: Db, otherwise: Day): Promise<Day> {
  const order = await firstPayOrder(db)
  return order ? ([dayOf(order.createdAt), otherwise].sort()[0] ?? otherwise) : otherwise
}
