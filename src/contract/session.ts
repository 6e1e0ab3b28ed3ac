import * as v from 'valibot'

/** What signing in answers. Apart from the calls, because every page reads the one it keeps. */
export const session = v.object({
  openId: v.string(),
  token: v.string(),
  userId: v.string(),
  expireAt: v.string(),
})
export type Session = v.InferOutput<typeof session>
