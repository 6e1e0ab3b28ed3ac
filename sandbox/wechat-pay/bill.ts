import { fenToYuan } from '@/domain/money/money'
import { clockText } from '@/domain/time/calendar'
import { sampleAppid, sampleMchid } from '../keys'
import type { Order } from '../order'
import type { RefundRecord } from '../refund'

/** The bill of a day's trades as WeChat Pay writes it: every field of data begins with a backtick. */

const titles =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const totalTitles =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

const none = '0.00'
const yuan = (fen: number): string => fenToYuan({ fen })
const sum = (amounts: readonly number[]): string => yuan(amounts.reduce((all, fen) => all + fen, 0))
const data = (fields: readonly string[]): string => fields.map((field) => `\`${field}`).join(',')

const common = (order: Order, at: number) => [
  ...[clockText(at, 'YYYY-MM-DD HH:mm:ss'), sampleAppid, sampleMchid, '0', ''],
  ...[
    order.transactionId ?? '',
    order.outTradeNo,
    order.openid ?? 'sandbox-payer',
    order.tradeType,
  ],
]

const paidLine = (order: Order) =>
  data([
    ...common(order, order.paidAt ?? order.createdAt),
    ...['SUCCESS', 'OTHERS', 'CNY', yuan(order.amountFen), none, '0', '0', none, none, '', ''],
    ...[order.description, '', '0.00000', '0.60%', yuan(order.amountFen), none, ''],
  ])

const refundLine = ({ refund, order }: { refund: RefundRecord; order: Order }) =>
  data([
    ...common({ ...order, transactionId: refund.transactionId }, refund.createdAt),
    ...['REFUND', 'OTHERS', 'CNY', none, none, refund.refundId, refund.outRefundNo],
    ...[yuan(refund.refundFen), none, 'ORIGINAL', 'SUCCESS', order.description, '', '0.00000'],
    ...['0.60%', none, yuan(refund.refundFen), ''],
  ])

export function billText(
  paid: readonly Order[],
  refunded: readonly { refund: RefundRecord; order: Order }[],
): string {
  const received = sum(paid.map(({ amountFen }) => amountFen))
  const returned = sum(refunded.map(({ refund }) => refund.refundFen))
  const lines = [
    titles,
    ...paid.map(paidLine),
    ...refunded.map(refundLine),
    totalTitles,
    data([
      ...[String(paid.length + refunded.length), received, returned, none, '0.00000'],
      ...[received, returned],
    ]),
  ]
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
