import type { policyStatuses as zh } from './policy-statuses'

export const policyStatuses = {
  PENDING: 'Being checked',
  WAITING: 'Not yet in force',
  EFFECTIVE: 'In force',
  EXPIRED: 'Expired',
  REVOKING: 'Being revoked',
  REVOKED: 'Revoked',
  REFUSED: 'Not accepted',
  GIVEN_BACK: 'Refunded',
} satisfies Record<keyof typeof zh, string>
