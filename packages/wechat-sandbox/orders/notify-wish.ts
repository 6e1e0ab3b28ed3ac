import * as v from 'valibot'

/** The single fault of a tampered notification. Everything else in it is correct. */
export const tamperings = [
  /** The signature belongs to other bytes. */
  'signature',
  /** The body was changed after it was signed. */
  'body',
  /** The message was signed long ago, like a replay. */
  'timestamp',
  'serial',
  /** The content is sealed with another APIv3 key. */
  'resource',
  /** Correctly signed, but about another merchant, app or amount. */
  'mchid',
  'appid',
  'amount',
  /** Signed with a key that is not WeChat Pay's. */
  'stranger',
  /** The wrong signature that WeChat Pay itself sends at times, to see whether it is checked. */
  'probe',
  'unsigned',
  /** The nonce was changed after signing. */
  'nonce',
] as const
export type Tampering = (typeof tamperings)[number]

/** The faults that only WeChat Pay's notifications can have. */
const ownTamperings: readonly Tampering[] = ['stranger', 'probe', 'unsigned', 'nonce']

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

/** The fault at a provider other than WeChat Pay, where a fault that it lacks is a wrong signature. */
export const tamperingElsewhere = (tamper: Tampering | undefined): Tampering | undefined =>
  tamper !== undefined && ownTamperings.includes(tamper) ? 'signature' : tamper
