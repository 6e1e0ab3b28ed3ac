import * as v from 'valibot'
import { parseWith } from '@/contract/fields'
import type { SmsScene } from '@/contract/login'
import { now } from '@/platform/clock'
import { storage, type Slot } from '@/platform/storage'
import { whenPersonEnds } from './person-ends'

/**
 * The last sent verification code, so that it can be used after a reload. It holds neither number
 * nor code, only the id of the session.
 */
const sentCode = v.object({ sessionId: v.string(), sentAtMs: v.number() })
export type SentCode = v.InferOutput<typeof sentCode>

const slot: Slot<SentCode> = {
  area: 'session',
  name: 'sentCode',
  version: 1,
  // The lifetime of a code.
  maxAgeMs: 5 * 60_000,
  parse: parseWith(sentCode),
}

export const lastCode = (scene: SmsScene): SentCode | undefined => storage.read(slot, scene)

export const keepCode = (scene: SmsScene, sessionId: string): SentCode => {
  const sent = { sessionId, sentAtMs: now() }
  storage.write(slot, scene, sent)
  return sent
}

/** Forgets a code that was used or has no tries left, so that another may be sent at once. */
export const dropCode = (scene: SmsScene): void => storage.remove(slot, scene)

const scenes: Record<SmsScene, true> = { LOGIN: true, BIND_PHONE: true, SET_PHONE: true }

export const forgetCodes = (): void => {
  for (const scene of Object.keys(scenes)) storage.remove(slot, scene)
}

whenPersonEnds(forgetCodes)
