import type { PolicySummary } from '@/contract/policy'
import { policyStatusText } from '@/copy/records/statuses'
import { lookUp, policyWordOf, type PolicyWord } from '@/domain/situation/situation'
import type { StatusTone } from '@/ui/display/status-tag'

const tones: Record<PolicyWord, StatusTone> = {
  ISSUING: 'due',
  NOT_ISSUED: 'over',
  PENDING: 'due',
  WAITING: 'soon',
  EFFECTIVE: 'good',
  CANCELLING: 'due',
  EXPIRED: 'over',
  REVOKING: 'due',
  REVOKED: 'over',
  REFUSED: 'over',
  GIVEN_BACK: 'over',
  UNKNOWN: 'due',
}

/** The policy's status as a tag. */
export const policyTag = (
  policy: Pick<PolicySummary, 'status' | 'refusal' | 'givenBack'>,
): { tone: StatusTone; text: string } => {
  const word = policyWordOf(policy)
  return { tone: lookUp(tones, word), text: policyStatusText(word) }
}
