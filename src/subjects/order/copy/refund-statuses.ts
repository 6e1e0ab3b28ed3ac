import type { ShownRefund } from '@/contract/shown'

/** Accepted is not arrived, and neither is said before it is so. */
export const refundStatuses = {
  REQUESTED: '已申请，等待受理',
  PROCESSING: '已受理，等待到账',
  ABNORMAL: '原账户无法入账，请联系客服',
  REFUNDED: '已到账',
} as const satisfies Record<ShownRefund['status'], string>
