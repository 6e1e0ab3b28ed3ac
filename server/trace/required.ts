import type { Product } from '../catalogue/product'
import type { Db } from '../db/client'
import { readEvents, type Trace } from './repo'

type Missing = 'TRACE_INCOMPLETE' | 'NOTICE_CHANGED'

/**
 * What must have happened before a proposal: entered, every notice agreed and, where reading is
 * forced, read; filled in; health declared.
 */
export async function missingBeforeProposal(
  tx: Db,
  trace: Trace,
  { page }: Product,
): Promise<Missing | undefined> {
  const events = await readEvents(tx, trace.id)
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

/** And before the money: this very proposal was submitted and confirmed. */
export async function isReadyToPay(tx: Db, trace: Trace, proposalId: string): Promise<boolean> {
  const events = await readEvents(tx, trace.id)
  return ['SUBMIT', 'CONFIRM'].every((type) =>
    events.some((event) => event.type === type && event.detail?.['proposalId'] === proposalId),
  )
}
