import { send } from '@/api/client'
import { productId, type ProductId } from '@/contract/fields'
import { saveTrace, type TraceEvent } from '@/contract/trace'
import { now } from '@/platform/clock'
import { takeSeq } from '@/stores/traces'
import { keepUnsentSteps, unsentSteps } from '@/stores/unsent-steps'

export type TraceStep = ProductId & Omit<TraceEvent, 'seq' | 'clientAt'>

/** The gateway will never accept such steps, for example those of a page that has changed since. */
const final = ['NOTICE_CHANGED', 'TRACE_REFUSED', 'NOT_FOUND', 'BAD_REQUEST']

let sending: Promise<boolean> | undefined

const sendAll = async (): Promise<boolean> => {
  for (;;) {
    const first = unsentSteps()[0]
    if (!first) return true
    const { traceId } = first
    // The steps of one trace, as many as one call can carry.
    const batch = unsentSteps()
      .filter((step) => step.traceId === traceId)
      .slice(0, 50)
    const answer = await send(saveTrace, {
      ...productId(first),
      bizType: 'CREATE_POLICY',
      traceId,
      events: batch.map(({ event }) => event),
    })
    // Steps refused for good are dropped, because they would block later ones. The proposal then
    // fails with the reason.
    if (!answer.ok && !final.includes(answer.error.name)) return false
    keepUnsentSteps(unsentSteps().filter((step) => !batch.includes(step)))
  }
}

/**
 * Sends the queued steps; true when none is left. Failed steps stay queued, and the gateway ignores
 * a step that it already has.
 */
export const flushTrace = async (): Promise<boolean> => {
  while (sending) await sending
  sending = sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

/** Records a step of the sales evidence (可回溯) and sends it in the background. */
export const traceStep = ({ cityCode, productCode, ...happened }: TraceStep): void => {
  const { traceId, seq } = takeSeq(productCode)
  const event = { ...happened, seq, clientAt: new Date(now()).toISOString() }
  keepUnsentSteps(unsentSteps().concat({ cityCode, productCode, traceId, event }))
  void flushTrace()
}
