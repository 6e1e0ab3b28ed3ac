import { send } from '@/api/client'
import { productId } from '@/contract/fields'
import { saveTrace, type ClientTraceType, type TraceEvent } from '@/contract/trace'
import { now } from '@/platform/clock'
import { takeSeq } from '@/stores/traces'

export interface TraceStep {
  cityCode: string
  productCode: string
  type: ClientTraceType
  pageId: string
  pageVersion: string
  textHash?: string | undefined
}

interface Queued {
  step: TraceStep
  traceId: string
  event: TraceEvent
}

/** Steps the gateway will never take, such as those of a page that has changed since. */
const final = ['NOTICE_CHANGED', 'TRACE_REFUSED', 'NOT_FOUND', 'BAD_REQUEST']

const queue: Queued[] = []
let sending: Promise<boolean> | undefined

/** Steps of the oldest product and trace in the queue, which one call can carry. */
const nextBatch = (): Queued[] => {
  const [first] = queue
  return first ? queue.filter(({ traceId }) => traceId === first.traceId).slice(0, 50) : []
}

const sendAll = async (): Promise<boolean> => {
  for (let batch = nextBatch(); batch[0]; batch = nextBatch()) {
    const [{ step, traceId }] = batch as [Queued]
    const answer = await send(saveTrace, {
      ...productId(step),
      bizType: 'CREATE_POLICY',
      traceId,
      events: batch.map(({ event }) => event),
    })
    // Refused for good: sent again it would only hold up what comes after it. The proposal tells.
    if (!answer.ok && !final.includes(answer.error.name)) return false
    for (const sent of batch) queue.splice(queue.indexOf(sent), 1)
  }
  return true
}

/**
 * Sends what is waiting; true when nothing is left. Steps that could not be sent stay queued, and
 * the gateway ignores a step it already has.
 */
export const flushTrace = async (): Promise<boolean> => {
  while (sending) await sending
  sending = sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

/** Notes a step of the sale (可回溯) and sends it in the background. */
export const traceStep = (step: TraceStep): void => {
  const { traceId, seq } = takeSeq(step.productCode)
  const event: TraceEvent = {
    seq,
    type: step.type,
    pageId: step.pageId,
    pageVersion: step.pageVersion,
    clientAt: new Date(now()).toISOString(),
    ...(step.textHash ? { textHash: step.textHash } : {}),
  }
  queue.push({ step, traceId, event })
  void flushTrace()
}
