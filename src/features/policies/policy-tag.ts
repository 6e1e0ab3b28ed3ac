import type { PolicyStatus, PolicySummary } from '@/contract/policy'
import { policyStatuses } from '@/copy/records/policy-statuses'
import { endOf } from '@/domain/payment/end-of'
import type { StatusTone } from '@/ui/display/status-tag'

const tones: Record<PolicyStatus, StatusTone> = {
  PENDING: 'due',
  WAITING: 'soon',
  EFFECTIVE: 'good',
  EXPIRED: 'over',
  REVOKING: 'due',
  REVOKED: 'over',
}

/** How it stands, as a tag; what the insurer refused, or the merchant gave back, nobody revoked. */
export const policyTag = ({
  status,
  ...ending
}: Pick<PolicySummary, 'status' | 'refusal' | 'givenBack'>): {
  tone: StatusTone
  text: string
} => ({
  tone: tones[status],
  text: policyStatuses[endOf(ending) ?? status],
})
