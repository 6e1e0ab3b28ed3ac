import { userServiceIdOf } from '@/domain/credential/codes'
import { DAY_MS } from '@/domain/time/day'
import { refuse, type Refusal } from '../context/answer'
import type { Context, User } from '../context/context'
import type { User as Account } from '../records/account/user-repo'
import { addIdentityCheck, pastChecks } from '../records/person/identity-checks'
import { hashOf, MOST_REFUSED, type Identity } from '../records/person/identity-hash'
import { noteSecurity } from '../records/security/log'

/** The user-service id of an identity card. Residence permits have numbers of the same kind. */
const IDENTITY_CARD = 1

interface Named {
  /** Path of the person in the request: `applicant`, `insurants.0`. */
  at: string
  person: Identity
}

/**
 * Checks with the real-name centre that name and number of each person belong together. Without
 * this, the answers would reveal for a number with any name whether that person is insured. It
 * comes after all other checks of the proposal, and each pair is asked only once.
 */
export async function provePeople(
  ctx: Context,
  user: User,
  account: Account,
  people: readonly Named[],
): Promise<Refusal | undefined> {
  const byHash = new Map(people.map((named) => [hashOf(ctx, named.person), named]))
  const now = ctx.clock.now()
  const past = { userId: user.id, since: now - DAY_MS }
  const { confirmed, refused } = await pastChecks(ctx.db, [...byHash.keys()], past)
  for (const hash of confirmed) byHash.delete(hash)
  if (byHash.size === 0) return undefined
  if (refused >= MOST_REFUSED) {
    await noteSecurity(ctx, ctx.db, 'LIMIT_HIT', user, { userId: user.id, reason: 'REALNAME' })
    return refuse('TOO_MANY_REQUESTS')
  }
  const channel = account.wxOpenIdHash ? 'WECHAT' : 'BROWSER'
  for (const [hash, { at, person }] of byHash) {
    const { name, credentialNo, credentialType } = person
    const verdict = await ctx.gateways.realname.verify({
      ...{ accountId: user.id, channel, name, credentialNo },
      credentialType: userServiceIdOf(credentialType) ?? IDENTITY_CARD,
    })
    if (verdict.ok || verdict.code === 'HAD_AUTH') {
      await addIdentityCheck(ctx.db, hash, now)
      continue
    }
    if (verdict.code === 'REFUSED' || verdict.code === 'UNKNOWN') {
      ctx.log.error(
        { alarm: 'REALNAME_SILENT', reason: verdict.code },
        'real-name centre does not answer',
      )
      return refuse('UNAVAILABLE')
    }
    const details = { userId: user.id, reason: verdict.code }
    await noteSecurity(ctx, ctx.db, 'REALNAME_REFUSED', user, details)
    return refuse('REALNAME_MISMATCH', { field: `${at}.name`, reason: verdict.code })
  }
  return undefined
}
