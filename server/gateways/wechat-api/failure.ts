import * as v from 'valibot'

/** WeChat answers failures with 200 and an `errcode`; success has none, or 0. */
export const failure = v.object({
  errcode: v.pipe(v.number(), v.notValue(0)),
  /** Ends in ` rid: <id>`. WeChat's support finds the request by this id. */
  errmsg: v.optional(v.string(), ''),
})

export const BUSY = -1

/**
 * Errcodes for an access token that was renewed elsewhere or has expired. One more try with a new
 * token may help.
 */
export const staleToken: readonly number[] = [40001, 40014, 42001]

/**
 * WeChat's id of a refused request. The rest of the message is dropped, because it may repeat what
 * was sent.
 */
export const ridOf = (errmsg: string): string | undefined => /rid: ([\w-]{1,40})/.exec(errmsg)?.[1]
