import { send } from '@/api/client'
import { saveTrace, type EvidenceEvent } from '@/contract/evidence'
import { productId, type ProductId } from '@/contract/fields'
import { now } from '@/platform/clock'
import { runningEvidence, takeSeq, keepUnsentSteps, unsentSteps, type UnsentStep } from './evidence'

export type EvidenceStep = ProductId & Omit<EvidenceEvent, 'seq' | 'clientAt'>

/** The gateway will never accept such steps, for example those of a page that has changed since. */
const final = ['NOTICE_CHANGED', 'TRACE_REFUSED', 'NOT_FOUND', 'BAD_REQUEST']

/** The gateway accepts steps of the last 24 hours. */
const MOST_AGE_MS = 23 * 3_600_000

/** The entry of a person who has only looked so far, if that is all of this evidence. */
const onlyLooked = (traceId: string): UnsentStep | undefined => {
  const [first, ...others] = unsentSteps().filter((step) => step.traceId === traceId)
  const isEntry = first?.event.type === 'ENTER' && first.event.seq === 0
  return isEntry && others.length === 0 ? first : undefined
}

let sending: Promise<boolean> | undefined

const sendAll = async (): Promise<boolean> => {
  for (;;) {
    const first = unsentSteps().find(({ traceId }) => !onlyLooked(traceId))
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
 * Sends the queued steps; true when none is left but the entries of who has only looked. Failed
 * steps stay queued, and the gateway ignores a step that it already has.
 */
export const sendEvidence = async (): Promise<boolean> => {
  while (sending) await sending
  sending = sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

const isoNow = (): string => new Date(now()).toISOString()

/**
 * Records a step of the sales evidence (可回溯) and sends it in the background. An entry waits for
 * the step after it, so that visitors who only look cost the gateway nothing and leave nothing there.
 */
export const recordStep = ({ cityCode, productCode, ...happened }: EvidenceStep): void => {
  const looked = onlyLooked(runningEvidence(productCode).traceId)
  const others = unsentSteps().filter((step) => step !== looked)
  if (looked && happened.type === 'ENTER') {
    const event = { ...happened, seq: looked.event.seq, clientAt: isoNow() }
    return keepUnsentSteps([...others, { ...looked, event }])
  }
  const { traceId, seq } = takeSeq(productCode)
  const event = { ...happened, seq, clientAt: isoNow() }
  const before = looked ? [...others, stillHere(looked)] : others
  keepUnsentSteps([...before, { cityCode, productCode, traceId, event }])
  void sendEvidence()
}

/** Whoever goes on after a day has been on the page until now, so the entry counts from now. */
const stillHere = (looked: UnsentStep): UnsentStep => {
  const { event } = looked
  const isOld = now() - Date.parse(event.clientAt) > MOST_AGE_MS
  return isOld ? { ...looked, event: { ...event, clientAt: isoNow() } } : looked
}
