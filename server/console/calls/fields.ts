import * as v from 'valibot'
import { accountsShown } from './accounts'

/** Schemas that several calls share. */

export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
/** An instant, ISO 8601 in UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp())
/** A calendar day in Asia/Shanghai, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))
/** A calendar month, `YYYY-MM`. */
export const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))
export const fen = v.pipe(v.number(), v.safeInteger())
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const cityCode = v.pipe(v.string(), v.regex(/^\d{6}$/))
export const productCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}$/))
/** A reason or a note that a person wrote. */
export const words = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(200))
/** The version that the page has read. Another one answers CONFLICT. */
export const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
export const empty = v.object({})
export const nothing = v.strictObject({})
export const account = v.picklist(accountsShown)

/** The place from which the next page goes on; null on the last page. */
export const cursor = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/))
export const nextCursor = v.nullable(cursor)

/**
 * What may be done with a record now. An act that may not be done says why, so that the page shows it
 * greyed with the reason. `call` is the name of the call that does it.
 */
export const nextAct = v.object({
  call: v.string(),
  allowed: v.boolean(),
  /**
   * Why not: STATE (its state does not allow it), PERMISSION (the role has none), TOO_LATE, WAITING (it
   * was asked for and waits for a second person), ENDED, or NOTHING_TO_DO.
   */
  reason: v.nullable(
    v.picklist(['STATE', 'PERMISSION', 'TOO_LATE', 'WAITING', 'ENDED', 'NOTHING_TO_DO']),
  ),
  /** A second person must approve it. */
  twoPersons: v.boolean(),
  /** The second factor must be fresh. */
  stepUp: v.boolean(),
})
export type NextAct = v.InferOutput<typeof nextAct>

/**
 * What an act that may need two people answers: DONE, or ASKED, and then `approvalId` names what waits
 * for the second person.
 */
export const acted = v.object({
  outcome: v.picklist(['DONE', 'ASKED']),
  approvalId: v.nullable(id),
})

/** The name that somebody on the staff signs in with. */
export const login = v.pipe(v.string(), v.regex(/^[a-z0-9.-]{2,40}$/))
/** Six digits of the second factor (TOTP, 30 s). A code is taken once. */
export const code = v.pipe(v.string(), v.regex(/^\d{6}$/))
