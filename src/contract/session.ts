import * as v from 'valibot'

/** What signing in answers. Apart from the calls, because every page reads the one it keeps. */
export const session = v.object({
  /** Specification section 5: another one, such as an openid of WeChat, is no login. */
  openId: v.pipe(v.string(), v.regex(/^86-./)),
  token: v.string(),
  userId: v.string(),
  expireAt: v.string(),
})
export type Session = v.InferOutput<typeof session>
