import { DAY_MS } from '@/domain/time/day'
import { refuse, type Answer } from '../../context/answer'
import type { Context, User } from '../../context/context'
import type { ReservedTry } from '../../gateways/reserved-try'
import { lockOpenAccount } from '../account/open-account'
import { noteSecurity } from './log'
import { addTry, dropTry } from './try-repo'

/**
 * How many tries an account has in 24 hours. The first two allow typing errors but no search: only
 * what was refused counts in the end. Of the others each one costs money.
 */
const most = {
  /** Wrong pairs of name and number, of the account or of a proposal. */
  REALNAME: 10,
  /** Wrong names or numbers of an insured person who finds or confirms a policy. */
  INSURED: 10,
  /** Face verifications that were begun. */
  FACE: 10,
  /** Outcomes of a face verification that were asked for and were not a success. */
  FACE_OUTCOME: 10,
  /** A company has only one licence. */
  LICENCE: 20,
  /** Both sides of a family of eight, some of them twice, with room for another day's family. */
  ID_CARD: 40,
} as const
export type Limit = keyof typeof most

/** What came of a try, and whether it counts. */
export interface Tried<T> {
  counts: boolean
  answer: Answer<T>
}

/**
 * Does something that an account may do only so often a day. The try is counted first, under the
 * account's lock, and not counted any more if it turns out not to count. So calls at the same moment
 * get no more tries together than one after another. If the process dies in between, the try stays
 * counted. Refuses with TOO_MANY_REQUESTS.
 *
 * Must not be called inside a transaction that may be rolled back.
 */
export async function withinLimit<T>(
  ctx: Context,
  user: User,
  limit: Limit,
  act: (reserved: ReservedTry) => Promise<Tried<T>>,
): Promise<Answer<T>> {
  const { id: userId } = user
  const id = ctx.ids.next()
  const refused = await ctx.db.transaction(async (tx) => {
    if (!(await lockOpenAccount(tx, user, 'no key update'))) return refuse('AUTH_FAILED')
    const at = ctx.clock.now()
    const window = { since: at - DAY_MS, most: most[limit] }
    const isReserved = await addTry(tx, { id, userId, kind: limit, at }, window)
    return isReserved ? undefined : refuse('TOO_MANY_REQUESTS')
  })
  if (refused) {
    if (refused.code === 'TOO_MANY_REQUESTS')
      await noteSecurity(ctx, ctx.db, 'LIMIT_HIT', user, { userId, reason: limit })
    return refused
  }
  const { counts, answer } = await act({} as ReservedTry)
  if (!counts) await dropTry(ctx.db, id)
  return answer
}
