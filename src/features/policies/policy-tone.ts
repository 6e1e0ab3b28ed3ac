import type { PolicyStatus } from '@/contract/policy'
import type { StatusTone } from '@/ui/display/status-tag'

const tones: Record<PolicyStatus, StatusTone> = {
  PENDING: 'due',
  WAITING: 'soon',
  EFFECTIVE: 'good',
  EXPIRED: 'over',
  REVOKING: 'due',
  REVOKED: 'over',
}

export const policyTone = (status: PolicyStatus): StatusTone => tones[status]
