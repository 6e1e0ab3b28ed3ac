import { createHash } from 'node:crypto'
import type { SharedKey } from '../../world/hmac'
import { sampleKeyId, type SandboxKeys } from '../../world/keys'

/** The cores of insurers that the sandbox plays, and how each of them usually decides. */
export const cores = {
  /** Issues within the same second. */
  YOUJIANG: { issuesAfterMs: 0, asksAgainSeconds: 1 },
  /** Takes two minutes, and refuses the fifth person of an order. */
  YANGGUAN: { issuesAfterMs: 120_000, asksAgainSeconds: 30, refusesFifth: true },
  /** Leads a pool of three, and decides whether a policy may be given back. */
  TAIHANG: { issuesAfterMs: 0, asksAgainSeconds: 1 },
} satisfies Record<string, Habit>

export interface Habit {
  issuesAfterMs: number
  asksAgainSeconds: number
  refusesFifth?: boolean
}

export type CoreName = keyof typeof cores

export const isCore = (name: string): name is CoreName => Object.hasOwn(cores, name)

/** Each core has a secret of its own, so that one cannot sign for another. */
export const coreKey = (keys: SandboxKeys, core: CoreName): SharedKey => ({
  keyId: sampleKeyId,
  secretKey: createHash('sha256').update(`${keys.realnameSecret} ${core}`).digest('hex'),
})
