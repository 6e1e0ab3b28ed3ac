import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { partiesInBooks } from '@huimin/insurer-core'
import { collection, type SandboxStore } from '@huimin/wechat-sandbox'

/** What a core knows of each person, by our key. */

const person = v.object({
  name: v.string(),
  credentialType: v.string(),
  credentialNo: v.string(),
  mobile: v.optional(v.string()),
})

const document = v.object({
  kind: v.literal('address'),
  address: v.string(),
  mediaType: v.string(),
  sha256: v.string(),
})

export const corePolicy = v.object({
  /** The core and our key, by which the store finds it. */
  id: v.string(),
  core: v.string(),
  key: v.string(),
  /** SHA-256 of the request that came first. */
  bodyHash: v.string(),
  orderNo: v.string(),
  productCode: v.string(),
  applicant: person,
  insured: person,
  beneficiaries: v.optional(partiesInBooks.beneficiaries, []),
  premiumFen: v.number(),
  coverFrom: v.string(),
  coverTo: v.string(),
  askedAt: v.number(),
  times: v.number(),
  /** Until then it does what came before. */
  backlogUntil: v.optional(v.number()),
  /** When the policy was issued, changed or cancelled the last time. */
  changedAt: v.optional(v.number(), 0),
  /** WITHDRAWN: taken back before it was issued, so it never will be. */
  state: v.picklist(['ASKED', 'ISSUED', 'REFUSED', 'WITHDRAWN', 'CANCELLED']),
  policyNo: v.optional(v.string()),
  issuedAt: v.optional(v.number()),
  document: v.optional(document),
  reason: v.optional(v.object({ code: v.string(), text: v.string() })),
  /** How a tester wants it decided. */
  wish: v.optional(v.picklist(['ISSUED', 'REFUSED', 'LATER'])),
  cancelWish: v.optional(v.picklist(['ACKNOWLEDGED', 'REFUSED', 'LATER'])),
  cancellation: v.optional(
    v.object({ cancellationNo: v.string(), refundFen: v.number(), endedOn: v.string() }),
  ),
  /** Why it ended, as the request of the cancellation names it. */
  endedFor: v.optional(v.string()),
  health: v.optional(v.array(v.object({ question: v.string(), answer: v.boolean() }))),
  renewalOf: v.optional(v.string()),
})
export type CorePolicy = v.InferOutput<typeof corePolicy>

/** What a core answered to other requests, by its key. */
const coreAnswer = v.object({
  id: v.string(),
  bodyHash: v.string(),
  /** When the request came first. */
  at: v.optional(v.number(), 0),
  /** Missing while it is not final. */
  answer: v.optional(v.unknown()),
})
export type CoreAnswer = v.InferOutput<typeof coreAnswer>

/** A number of a policy, and our key for it. */
const coreNumber = v.object({ id: v.string(), key: v.string() })

export const policyBooks = (store: SandboxStore) => collection(store, 'corePolicies', corePolicy)
export const numberBooks = (store: SandboxStore) => collection(store, 'coreNumbers', coreNumber)
export const answerBooks = (store: SandboxStore) => collection(store, 'coreAnswers', coreAnswer)

export const idOf = (core: string, key: string): string => `${core} ${key}`

export const hashOf = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex')

/** A number of twelve digits that follows from a text. */
export const digitsFrom = (text: string): string =>
  String(BigInt(`0x${hashOf(text).slice(0, 12)}`) % 1_000_000_000_000n).padStart(12, '0')
