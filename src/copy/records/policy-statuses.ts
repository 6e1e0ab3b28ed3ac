import type { PolicyStatus } from '@/contract/policy'
import { area } from '../language'

/** States of a policy. */
export const policyStatuses = area('policyStatuses', {
  PENDING: '核保中',
  WAITING: '待生效',
  EFFECTIVE: '保障中',
  EXPIRED: '已到期',
  REVOKING: '撤销中',
  REVOKED: '已撤销',
} as const satisfies Record<PolicyStatus, string>)
