import type { ProposalStatus } from '@/contract/proposal'

/** States of an order. */
export const orderStatuses = {
  DRAFT: '待支付',
  CONFIRMED: '待支付',
  UNPAID: '待支付',
  PAYING: '支付中',
  PAID: '已支付',
  CANCELLED: '已取消',
  EXPIRED: '已失效',
  REVOKED: '已撤销',
  /** Revoked, by the check of the insurer. */
  REFUSED: '核保未通过',
  /** Revoked, by the merchant, who gave the money back. */
  GIVEN_BACK: '已退款',
} as const satisfies Record<ProposalStatus | 'REFUSED' | 'GIVEN_BACK', string>
