import * as v from 'valibot'

/** The latest code that was sent to a number. */
export const sentSms = v.object({
  phoneNumber: v.string(),
  code: v.string(),
  scene: v.string(),
  /** ms since 1970 */
  sentAt: v.number(),
})

/** A message other than a code: as it was sent to WeChat, or an SMS with its number as `touser`. */
export const sentMessage = v.object({
  touser: v.string(),
  template_id: v.string(),
  page: v.optional(v.string()),
  data: v.record(v.string(), v.object({ value: v.string() })),
  sentAt: v.number(),
})
