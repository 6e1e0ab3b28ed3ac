import { dayOf, type Day } from '@/domain/time/day'
import { type OrderBook, paymentsOf } from '@huimin/wechat-sandbox'
import { refundFields, tradeFields } from './wire'

const titles = ['trxid', 'reqsn', 'trxcode', 'trxamt', 'fintime', 'oldreqsn', 'oldtrxid']

/** Writes a day's trades, one per line. A refund names the payment that it refunds. */
export async function billFile(orders: OrderBook, day: Day): Promise<string> {
  const isThen = (at: number | undefined) => at !== undefined && dayOf(at) === day
  const paid = (await orders.list()).flatMap(paymentsOf).filter(({ paidAt }) => isThen(paidAt))
  const refunds = (await orders.refunds()).filter(({ createdAt }) => isThen(createdAt))
  const rows = [
    ...paid.map((order) => tradeFields(order)),
    ...refunds.map((refund) => ({
      ...refundFields(refund),
      oldreqsn: refund.outTradeNo,
      oldtrxid: refund.transactionId,
    })),
  ]
  const lines = rows.map((row: Readonly<Record<string, string>>) =>
    titles.map((title) => row[title] ?? '').join(','),
  )
  return `\uFEFF${[titles.join(','), ...lines].join('\r\n')}\r\n`
}
