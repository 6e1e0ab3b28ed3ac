import * as v from 'valibot'

/** WeChat answers failures with 200 and an `errcode`; success has none, or 0. */
export const failure = v.object({
  errcode: v.pipe(v.number(), v.notValue(0)),
  /** Ends in ` rid: <id>`, by which WeChat's support finds the request. */
  errmsg: v.optional(v.string(), ''),
})

export const BUSY = -1

/** Somebody renewed the access token, or it is over: worth one more try with a new one. */
export const staleToken: readonly number[] = [40001, 40014, 42001]

/** WeChat's id of a refused request; the rest of its words may repeat what was sent. */
export const ridOf = (errmsg: string): string | undefined => /rid: ([\w-]{1,40})/.exec(errmsg)?.[1]
