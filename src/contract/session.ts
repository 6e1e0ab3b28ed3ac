import * as v from 'valibot'

/**
 * The answer of a login. It is separate from the calls, because every page reads the stored one.
 */
export const session = v.object({
  /** Any other id, such as an openid of WeChat, is no login. */
  openId: v.pipe(v.string(), v.regex(/^86-./)),
  token: v.string(),
  userId: v.string(),
  expireAt: v.string(),
})
export type Session = v.InferOutput<typeof session>
