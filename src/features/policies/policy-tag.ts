import type { PolicyStatus, PolicySummary } from '@/contract/policy'
import { policyStatuses } from '@/copy/records/policy-statuses'
import type { StatusTone } from '@/ui/display/status-tag'

const tones: Record<PolicyStatus, StatusTone> = {
  PENDING: 'due',
  WAITING: 'soon',
  EFFECTIVE: 'good',
  EXPIRED: 'over',
  REVOKING: 'due',
  REVOKED: 'over',
}

/** How it stands, as a tag; what the insurer refused was not revoked by anybody. */
export const policyTag = ({
  status,
  refusal,
}: Pick<PolicySummary, 'status' | 'refusal'>): { tone: StatusTone; text: string } => ({
  tone: tones[status],
  text: policyStatuses[refusal ? 'REFUSED' : status],
})
