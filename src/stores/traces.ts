import * as v from 'valibot'
import { parsedBy } from '@/contract/parsed-by'
import { newId } from '@/domain/base/uuid'
import { storage, type Slot } from '@/platform/storage'
import { whenPersonEnds } from './person-ends'

/**
 * The id of a product's running sales trace and its number of steps. It holds no personal data and
 * survives a reload, so that one purchase has one trace.
 */
const trace = v.object({
  traceId: v.string(),
  nextSeq: v.number(),
  /** Whether the trace records that the form was filled in. */
  isFilled: v.optional(v.boolean(), false),
})
export type RunningTrace = v.InferOutput<typeof trace>

const slot: Slot<RunningTrace> = {
  area: 'session',
  name: 'trace',
  version: 1,
  parse: parsedBy(trace),
}

const begun = (): RunningTrace => ({ traceId: newId(), nextSeq: 0, isFilled: false })

const memory = new Map<string, RunningTrace>()

/** If storage is full or forbidden, the trace lasts as long as the page. */
const keep = (productCode: string, running: RunningTrace): RunningTrace => {
  memory.set(productCode, running)
  storage.write(slot, productCode, running)
  return running
}

export const runningTrace = (productCode: string): RunningTrace => {
  const running = storage.read(slot, productCode) ?? memory.get(productCode)
  return keep(productCode, running ?? begun())
}

/** Takes the next sequence number of the trace. */
export const takeSeq = (productCode: string): { traceId: string; seq: number } => {
  const running = runningTrace(productCode)
  const { traceId, nextSeq } = running
  keep(productCode, { ...running, nextSeq: nextSeq + 1 })
  return { traceId, seq: nextSeq }
}

export const noteTraceFilled = (productCode: string): void => {
  keep(productCode, { ...runningTrace(productCode), isFilled: true })
}

/** Starts a new trace, because a proposal was created from the old one. */
export const endTrace = (productCode: string): void => {
  keep(productCode, begun())
}

/** Another user begins new traces. */
whenPersonEnds(() => [...memory.keys()].forEach(endTrace))
