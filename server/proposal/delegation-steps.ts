import { iso } from '../context/clock'
import type { Delegation } from '../records/delegation/repo'
import type { OwnStep } from '../records/evidence/steps'

/**
 * The steps that say that a child filled the form in: the applicant's wish, and the child's consent,
 * each with the text that was agreed to. They stand before the applicant's own submission, because
 * the child's consent is not the applicant's.
 */
export function delegationSteps(delegation: Delegation): OwnStep[] {
  const { id: delegationId, userId, textVersion, textHash, createdAt } = delegation
  const { delegateId, delegateTextVersion, delegateTextHash } = delegation
  const { consentedAt, filledAt, takenAt } = delegation
  const asked: OwnStep = {
    type: 'DELEGATE',
    pageId: 'delegation',
    pageVersion: textVersion,
    textHash,
    detail: { delegationId, userId, askedAt: iso(createdAt) },
  }
  if (!delegateId || !delegateTextVersion || !delegateTextHash) return [asked]
  if (consentedAt === null || filledAt === null || takenAt === null) return [asked]
  const times = { consentedAt: iso(consentedAt), filledAt: iso(filledAt), takenAt: iso(takenAt) }
  return [
    asked,
    {
      type: 'FILL_FOR',
      pageId: 'delegation',
      pageVersion: delegateTextVersion,
      textHash: delegateTextHash,
      detail: { delegationId, userId: delegateId, ...times },
    },
  ]
}
