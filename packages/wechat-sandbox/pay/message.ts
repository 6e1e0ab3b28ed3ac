import type { Order } from '../orders/order'
import type { RefundRecord, RefundStatus } from '../orders/refund'
import { sampleMchid } from '../world/keys'
import { secondsIso } from '../world/time'

/** Orders and refunds in the form of WeChat Pay v3. */

type TradeState = 'NOTPAY' | 'USERPAYING' | 'SUCCESS' | 'PAYERROR' | 'CLOSED' | 'REVOKED' | 'REFUND'

/** Only the descriptions tell the three kinds of PAYERROR apart. */
const states: Record<Order['outcome'], readonly [TradeState, string]> = {
  UNPAID: ['NOTPAY', '订单未支付'],
  PAYING: ['USERPAYING', '用户支付中'],
  PAID: ['SUCCESS', '支付成功'],
  PAID_FAIL: ['PAYERROR', '支付失败(其他原因，如银行返回失败)'],
  PAID_FAIL_NO_RETRY: ['PAYERROR', '支付失败，不可重试'],
  PART_FAIL: ['PAYERROR', '部分支付失败'],
  EXPIRED: ['CLOSED', '订单已关闭'],
  CANCEL: ['REVOKED', '已撤销'],
}

/** A part of a combined order, and whether it was refunded. */
export type PartOfTrade = { order: Order; isRefunded: boolean }

/** A combined order (合单): what is common to its parts, and each part. */
export function combinedMessage(whole: Order, parts: readonly PartOfTrade[]) {
  return {
    combine_appid: whole.appid,
    combine_mchid: sampleMchid,
    combine_out_trade_no: whole.outTradeNo,
    sub_orders: parts.map(({ order, isRefunded }) => {
      const { amount, out_trade_no, ...rest } = tradeMessage(order, isRefunded)
      const { mchid, trade_type, trade_state, bank_type, attach } = rest
      return {
        ...{ mchid, out_trade_no, trade_type, trade_state, bank_type, attach },
        ...{ transaction_id: rest.transaction_id, success_time: rest.success_time },
        amount: {
          total_amount: amount.total,
          payer_amount: amount.payer_total ?? 0,
          ...{ currency: amount.currency, payer_currency: amount.payer_currency },
        },
      }
    }),
    combine_payer_info: { openid: whole.openid ?? 'sandbox-payer' },
  }
}

export function tradeMessage(order: Order, refunded: boolean) {
  const [state, description] = states[order.outcome]
  const paid = order.outcome === 'PAID'
  return {
    appid: order.appid,
    mchid: sampleMchid,
    out_trade_no: order.outTradeNo,
    trade_type: order.tradeType,
    trade_state: refunded ? 'REFUND' : state,
    trade_state_desc: refunded ? '订单发生过退款' : description,
    bank_type: paid ? 'OTHERS' : undefined,
    transaction_id: order.transactionId,
    attach: order.attach,
    success_time: order.paidAt === undefined ? undefined : secondsIso(order.paidAt),
    payer: { openid: order.openid ?? 'sandbox-payer' },
    amount: {
      total: order.amountFen,
      payer_total: paid ? order.amountFen : undefined,
      currency: 'CNY',
      payer_currency: 'CNY',
    },
  }
}

export const refundMessage = (refund: RefundRecord, status: RefundStatus = refund.status) => ({
  mchid: sampleMchid,
  refund_id: refund.refundId,
  out_refund_no: refund.outRefundNo,
  out_trade_no: refund.outTradeNo,
  transaction_id: refund.transactionId,
  channel: 'ORIGINAL',
  user_received_account: '招商银行信用卡0403',
  create_time: secondsIso(refund.createdAt),
  success_time: status === 'SUCCESS' ? secondsIso(refund.endedAt ?? refund.createdAt) : undefined,
  status,
  refund_status: status,
  amount: {
    total: refund.totalFen,
    refund: refund.refundFen,
    payer_total: refund.totalFen,
    payer_refund: refund.refundFen,
    currency: 'CNY',
  },
})
