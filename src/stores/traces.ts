import * as v from 'valibot'
import { parsedBy } from '@/contract/parsed-by'
import { newId } from '@/domain/base/uuid'
import { storage, type Slot } from '@/platform/storage'
import { whenPersonEnds } from './person-ends'

/**
 * The number of the running sales trace of a product and how many steps it has. Nothing personal;
 * it survives a reload so that one purchase is one trace.
 */
const trace = v.object({ traceId: v.string(), nextSeq: v.number() })
export type RunningTrace = v.InferOutput<typeof trace>

const slot: Slot<RunningTrace> = {
  area: 'session',
  name: 'trace',
  version: 1,
  parse: parsedBy(trace),
}

const memory = new Map<string, RunningTrace>()

/** Where storage is full or forbidden the trace lives as long as the page. */
const keep = (productCode: string, running: RunningTrace): RunningTrace => {
  memory.set(productCode, running)
  storage.write(slot, productCode, running)
  return running
}

export const runningTrace = (productCode: string): RunningTrace => {
  const running = storage.read(slot, productCode) ?? memory.get(productCode)
  return keep(productCode, running ?? { traceId: newId(), nextSeq: 0 })
}

/** The next place in the trace. */
export const takeSeq = (productCode: string): { traceId: string; seq: number } => {
  const { traceId, nextSeq } = runningTrace(productCode)
  keep(productCode, { traceId, nextSeq: nextSeq + 1 })
  return { traceId, seq: nextSeq }
}

/** A proposal was made of it; the next purchase starts anew. */
export const endTrace = (productCode: string): void => {
  keep(productCode, { traceId: newId(), nextSeq: 0 })
}

/** Another person begins their own. */
whenPersonEnds(() => [...memory.keys()].forEach(endTrace))
