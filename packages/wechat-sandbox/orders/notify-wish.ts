import * as v from 'valibot'
import { tamperings } from './notice'

/** How testers want a notification to be delivered. */
export const notifyWish = v.strictObject({
  /** The number of copies that are sent at once. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 1),
  /** The delay before sending, in real milliseconds. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 0),
  /** The notification is lost; only a query shows the state. */
  drop: v.optional(v.boolean(), false),
  /** The fault of the notification; true means a wrong signature. */
  tamper: v.optional(v.union([v.boolean(), v.picklist(tamperings)]), false),
  /** The key that WeChat Pay signs with; if missing, either one, as while a merchant moves. */
  signedBy: v.optional(v.picklist(['certificate', 'publicKey'])),
})
export type NotifyWish = v.InferOutput<typeof notifyWish>

export const once: NotifyWish = { times: 1, delayMs: 0, drop: false, tamper: false }
