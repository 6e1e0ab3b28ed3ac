import type { ProductId } from '@/contract/fields'
import type { TraceEvent } from '@/contract/trace'
import { storage, type Slot } from '@/platform/storage'

/** A step of a sale on its way to the gateway; nothing in it is personal. */
export interface UnsentStep extends ProductId {
  traceId: string
  event: TraceEvent
}

/** What each step is worth the gateway judges: what it cannot take is dropped. */
const slot: Slot<UnsentStep[]> = {
  area: 'session',
  name: 'steps',
  version: 1,
  parse: (raw) => (Array.isArray(raw) ? raw : undefined),
}
const SCOPE = 'HM'

let steps = storage.read(slot, SCOPE) ?? []

/** Oldest first. A reload keeps them: without one of its steps no sale comes to an end. */
export const unsentSteps = (): readonly UnsentStep[] => steps

/** Where storage is full or forbidden they live as long as the page. */
export const keepUnsentSteps = (unsent: UnsentStep[]): void => {
  steps = unsent
  storage.write(slot, SCOPE, unsent)
}
