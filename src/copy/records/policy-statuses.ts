import type { PolicyStatus } from '@/contract/policy'

/** States of a policy. */
export const policyStatuses = {
  PENDING: '核保中',
  WAITING: '待生效',
  EFFECTIVE: '保障中',
  EXPIRED: '已到期',
  REVOKING: '撤销中',
  REVOKED: '已撤销',
  /** Void from the start, by the check of the insurer. */
  REFUSED: '核保未通过',
  /** Over, because the merchant gave the money back. */
  GIVEN_BACK: '已退款',
} as const satisfies Record<PolicyStatus | 'REFUSED' | 'GIVEN_BACK', string>
