import * as v from 'valibot'
import { tamperings } from './notice'

/** How testers want a notification delivered. */
export const notifyWish = v.strictObject({
  /** So many copies at once. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 1),
  /** Real milliseconds before they leave. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 0),
  /** Lost on the way: never arrives, only the query tells. */
  drop: v.optional(v.boolean(), false),
  /** What is spoilt; true is the signature. */
  tamper: v.optional(v.union([v.boolean(), v.picklist(tamperings)]), false),
  /** What WeChat Pay signs with; otherwise either, as while a merchant moves. */
  signedBy: v.optional(v.picklist(['certificate', 'publicKey'])),
})
export type NotifyWish = v.InferOutput<typeof notifyWish>

export const once: NotifyWish = { times: 1, delayMs: 0, drop: false, tamper: false }
