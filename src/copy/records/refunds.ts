import type { ShownRefund } from '@/contract/shown'
import { refundArrival } from '@/domain/revoke/revocation'

/** Accepted is not arrived, and neither is said before it is so. */
export const refundStatuses = {
  REQUESTED: '已申请，等待受理',
  PROCESSING: '已受理，等待到账',
  ABNORMAL: '原账户无法入账，请联系客服',
  REFUNDED: '已到账',
  /** Of a newer gateway. */
  UNKNOWN: '更新后可查看',
} as const satisfies Record<ShownRefund['status'], string>

/** A refund of an order and how far it is. */
export const refunds = {
  title: '退款',
  amount: '应退金额',
  reason: '原因',
  way: '退款方式',
  wayText: '退回原支付账户',
  requestedAt: '申请时间',
  acceptedAt: '受理时间',
  refundedAt: '到账时间',
  arrival: '到账时间',
  arrivalText: `受理后一般${refundArrival}，以支付机构为准`,
} as const
