import { send } from '@/api/client'
import { saveTrace, type EvidenceEvent } from '@/contract/evidence'
import { productId, type ProductId } from '@/contract/fields'
import { now } from '@/platform/clock'
import { takeSeq } from '@/stores/evidence'
import { keepUnsentSteps, unsentSteps } from '@/stores/unsent-steps'

export type EvidenceStep = ProductId & Omit<EvidenceEvent, 'seq' | 'clientAt'>

/** The gateway will never accept such steps, for example those of a page that has changed since. */
const final = ['NOTICE_CHANGED', 'TRACE_REFUSED', 'NOT_FOUND', 'BAD_REQUEST']

let sending: Promise<boolean> | undefined

const sendAll = async (): Promise<boolean> => {
  for (;;) {
    const first = unsentSteps()[0]
    if (!first) return true
    const { traceId } = first
    // The steps of one evidence, as many as one call can carry.
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
export const sendEvidence = async (): Promise<boolean> => {
  while (sending) await sending
  sending = sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

/** Records a step of the sales evidence (可回溯) and sends it in the background. */
export const recordStep = ({ cityCode, productCode, ...happened }: EvidenceStep): void => {
  const { traceId, seq } = takeSeq(productCode)
  const event = { ...happened, seq, clientAt: new Date(now()).toISOString() }
  keepUnsentSteps(unsentSteps().concat({ cityCode, productCode, traceId, event }))
  void sendEvidence()
}
