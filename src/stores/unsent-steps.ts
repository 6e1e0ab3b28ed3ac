import type { EvidenceEvent } from '@/contract/evidence'
import type { ProductId } from '@/contract/fields'
import { storage, type Slot } from '@/platform/storage'

/** A step of the sales evidence that waits to be sent. It holds no personal data. */
export interface UnsentStep extends ProductId {
  traceId: string
  event: EvidenceEvent
}

/** The gateway checks each step, so the client keeps them unchecked. */
const slot: Slot<UnsentStep[]> = {
  area: 'session',
  name: 'steps',
  version: 1,
  parse: (raw) => (Array.isArray(raw) ? raw : undefined),
}
const SCOPE = 'HM'

let steps = storage.read(slot, SCOPE) ?? []

/**
 * Unsent steps, oldest first. They survive a reload, because a sale cannot finish without all its
 * steps.
 */
export const unsentSteps = (): readonly UnsentStep[] => steps

/** If storage is full or forbidden, the steps last as long as the page. */
export const keepUnsentSteps = (unsent: UnsentStep[]): void => {
  steps = unsent
  storage.write(slot, SCOPE, unsent)
}
