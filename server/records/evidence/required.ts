import type { Product } from '../../catalogue/product'
import type { EvidenceEventRow } from './repo'

type Missing = 'TRACE_INCOMPLETE' | 'NOTICE_CHANGED'
type Steps = readonly EvidenceEventRow[]

/**
 * Checks the sales evidence that a proposal needs: the visitor entered, agreed to every notice and
 * read it where reading is forced, filled in the form, and declared health. NOTICE_CHANGED means
 * that the visitor agreed to another text than the present one.
 */
export function missingBeforeProposal(events: Steps, { page }: Product): Missing | undefined {
  const has = (type: string) => events.some((event) => event.type === type)
  if (!has('ENTER') || !has('FILL')) return 'TRACE_INCOMPLETE'
  const health = events.filter(({ type }) => type === 'HEALTH')
  if (health.length === 0) return 'TRACE_INCOMPLETE'
  let changed = health.every(({ textHash }) => textHash !== page.health.textHash)
  for (const { type: notice, textHash, forceRead } of page.notices) {
    for (const type of forceRead ? ['READ', 'AGREE'] : ['AGREE']) {
      const same = events.filter((step) => step.type === type && step.pageId === `notice:${notice}`)
      if (same.length === 0) return 'TRACE_INCOMPLETE'
      if (same.every((event) => event.textHash !== textHash)) changed = true
    }
  }
  return changed ? 'NOTICE_CHANGED' : undefined
}

/** Checks before the payment that this very proposal was submitted and confirmed. */
export const isReadyToPay = (events: Steps, proposalId: string): boolean =>
  ['SUBMIT', 'CONFIRM'].every((type) =>
    events.some((event) => event.type === type && event.detail?.['proposalId'] === proposalId),
  )
