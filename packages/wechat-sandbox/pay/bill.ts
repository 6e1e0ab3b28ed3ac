import type { Order } from '../orders/order'
import type { RefundRecord } from '../orders/refund'
import { sampleMchid } from '../world/keys'
import { yuan } from '../world/money'
import { billTime } from '../world/time'

/**
 * The bill of a day's trades in the form of WeChat Pay. Every data field begins with a backtick.
 */

export type DayOfTrade = {
  paid: readonly Order[]
  refunded: readonly { refund: RefundRecord; order: Order }[]
}

/** Only the bill of refunds has the columns for the refund's own times. */
type BillType = 'ALL' | 'SUCCESS' | 'REFUND'

const head =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额'
const refundColumns = '微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态'
const tail = '商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const columns: Record<BillType, string> = {
  ALL: `${head},${refundColumns},${tail}`,
  SUCCESS: `${head},商品名称,商户数据包,手续费,费率,订单金额,费率备注`,
  REFUND: `${head},退款申请时间,退款成功时间,${refundColumns},${tail}`,
}
const totalTitles =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

export const sumYuan = (amounts: readonly number[]): string =>
  yuan(amounts.reduce((all, fen) => all + fen, 0))

type Row = Record<string, string>
/** One data line in the order of the columns. A missing value is empty. */
export const dataLine = (titles: string, row: Row): string =>
  titles
    .split(',')
    .map((title) => `\`${row[title] ?? ''}`)
    .join(',')

const none = '0.00'

const tradeRow = (order: Order): Row => ({
  公众账号ID: order.appid,
  商户号: sampleMchid,
  特约商户号: '0',
  微信订单号: order.transactionId ?? '',
  商户订单号: order.outTradeNo,
  用户标识: order.openid ?? 'sandbox-payer',
  交易类型: order.tradeType,
  付款银行: 'OTHERS',
  货币种类: 'CNY',
  应结订单金额: none,
  代金券金额: none,
  退款金额: none,
  充值券退款金额: none,
  商品名称: order.description,
  手续费: '0.00000',
  费率: '0.60%',
  订单金额: none,
  申请退款金额: none,
})

const paidRow = (order: Order): Row => ({
  ...tradeRow(order),
  交易时间: billTime(order.paidAt ?? order.createdAt),
  交易状态: 'SUCCESS',
  应结订单金额: yuan(order.amountFen),
  微信退款单号: '0',
  商户退款单号: '0',
  订单金额: yuan(order.amountFen),
})

/** A refund stands on the bill of the day on which it was accepted. */
const refundRow = ({ refund, order }: DayOfTrade['refunded'][number]): Row => ({
  ...tradeRow({ ...order, transactionId: refund.transactionId }),
  交易时间: billTime(refund.createdAt),
  交易状态: 'REFUND',
  退款申请时间: billTime(refund.createdAt),
  退款成功时间: billTime(refund.endedAt ?? refund.createdAt),
  微信退款单号: refund.refundId,
  商户退款单号: refund.outRefundNo,
  退款金额: yuan(refund.refundFen),
  退款类型: 'ORIGINAL',
  退款状态: 'SUCCESS',
  申请退款金额: yuan(refund.refundFen),
})

export const billOf = (titles: string, rows: readonly Row[], sums: string, totals: Row): string => {
  const lines = [titles, ...rows.map((row) => dataLine(titles, row)), sums, dataLine(sums, totals)]
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** The text of a bill; undefined if there was no trade of this type. */
export function tradeBillText(day: DayOfTrade, type: BillType): string | undefined {
  const paid = type === 'REFUND' ? [] : day.paid
  const refunded = type === 'SUCCESS' ? [] : day.refunded
  const rows = [...paid.map(paidRow), ...refunded.map(refundRow)]
  if (rows.length === 0) return undefined
  const received = sumYuan(paid.map(({ amountFen }) => amountFen))
  const returned = sumYuan(refunded.map(({ refund }) => refund.refundFen))
  return billOf(columns[type], rows, totalTitles, {
    总交易单数: String(rows.length),
    应结订单总金额: received,
    退款总金额: returned,
    充值券退款总金额: none,
    手续费总金额: '0.00000',
    订单总金额: received,
    申请退款总金额: returned,
  })
}
