import * as v from 'valibot'

/** The latest code that was sent to a number. */
export const sentSms = v.object({
  phoneNumber: v.string(),
  code: v.string(),
  scene: v.string(),
  /** ms since 1970 */
  sentAt: v.number(),
})
