import * as v from 'valibot'
import type { SmsScene } from '@/contract/login'
import { parsedBy } from '@/contract/parsed-by'
import { now } from '@/platform/clock'
import { storage, type Slot } from '@/platform/storage'
import { whenPersonEnds } from './person-ends'

/**
 * The verification code that was sent last, so that a reload can still use it: no number, no code,
 * only the id that both belong to.
 */
const sentCode = v.object({ sessionId: v.string(), sentAtMs: v.number() })
export type SentCode = v.InferOutput<typeof sentCode>

const slot: Slot<SentCode> = {
  area: 'session',
  name: 'sentCode',
  version: 1,
  // As long as a code is good.
  maxAgeMs: 5 * 60_000,
  parse: parsedBy(sentCode),
}

export const lastCode = (scene: SmsScene): SentCode | undefined => storage.read(slot, scene)

export const keepCode = (scene: SmsScene, sessionId: string): SentCode => {
  const sent = { sessionId, sentAtMs: now() }
  storage.write(slot, scene, sent)
  return sent
}

/** Used, or its tries are: another one may be sent at once. */
export const dropCode = (scene: SmsScene): void => storage.remove(slot, scene)

const scenes: Record<SmsScene, true> = { LOGIN: true, BIND_PHONE: true, SET_PHONE: true }

export const forgetCodes = (): void => {
  for (const scene of Object.keys(scenes)) storage.remove(slot, scene)
}

whenPersonEnds(forgetCodes)
