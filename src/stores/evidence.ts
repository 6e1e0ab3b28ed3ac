import * as v from 'valibot'
import type { EvidenceEvent } from '@/contract/evidence'
import { parseWith, type ProductId } from '@/contract/fields'
import { newId } from '@/domain/base/uuid'
import { storage, type Slot } from '@/platform/storage'
import { whenPersonEnds } from './person-ends'

/**
 * The id of a product's running sales evidence and its number of steps. It holds no personal data and
 * survives a reload, so that one purchase has one evidence.
 */
const evidence = v.object({
  traceId: v.string(),
  nextSeq: v.number(),
  /** Whether the evidence records that the form was filled in. */
  isFilled: v.optional(v.boolean(), false),
})
export type RunningEvidence = v.InferOutput<typeof evidence>

const slot: Slot<RunningEvidence> = {
  area: 'session',
  name: 'trace',
  version: 1,
  parse: parseWith(evidence),
}

const begun = (): RunningEvidence => ({ traceId: newId(), nextSeq: 0, isFilled: false })

const memory = new Map<string, RunningEvidence>()

/** If storage is full or forbidden, the evidence lasts as long as the page. */
const keep = (productCode: string, running: RunningEvidence): RunningEvidence => {
  memory.set(productCode, running)
  storage.write(slot, productCode, running)
  return running
}

export const runningEvidence = (productCode: string): RunningEvidence => {
  const running = storage.read(slot, productCode) ?? memory.get(productCode)
  return keep(productCode, running ?? begun())
}

/** Takes the next sequence number of the evidence. */
export const takeSeq = (productCode: string): { traceId: string; seq: number } => {
  const running = runningEvidence(productCode)
  const { traceId, nextSeq } = running
  keep(productCode, { ...running, nextSeq: nextSeq + 1 })
  return { traceId, seq: nextSeq }
}

export const noteFormFilled = (productCode: string): void => {
  keep(productCode, { ...runningEvidence(productCode), isFilled: true })
}

/** Starts a new evidence, because a proposal was created from the old one. */
export const endEvidence = (productCode: string): void => {
  keep(productCode, begun())
}

/** Another user begins new evidence. */
whenPersonEnds(() => [...memory.keys()].forEach(endEvidence))

/** A step of the sales evidence that waits to be sent. It holds no personal data. */
export interface UnsentStep extends ProductId {
  traceId: string
  event: EvidenceEvent
}

/** The gateway checks each step, so the client keeps them unchecked. */
const unsentStepsSlot: Slot<UnsentStep[]> = {
  area: 'session',
  name: 'steps',
  version: 1,
  parse: (raw) => (Array.isArray(raw) ? raw : undefined),
}
const SCOPE = 'HM'

let steps = storage.read(unsentStepsSlot, SCOPE) ?? []

/**
 * Unsent steps, oldest first. They survive a reload, because a sale cannot finish without all its
 * steps.
 */
export const unsentSteps = (): readonly UnsentStep[] => steps

/** If storage is full or forbidden, the steps last as long as the page. */
export const keepUnsentSteps = (unsent: UnsentStep[]): void => {
  steps = unsent
  storage.write(unsentStepsSlot, SCOPE, unsent)
}
