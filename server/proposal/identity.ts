import { userServiceIdOf } from '@/domain/credential/type'
import { refuse, type Answer, type Refusal } from '../context/answer'
import type { Context, User } from '../context/context'
import type { RealnamePerson } from '../gateways/realname/port'
import type { ReservedTry } from '../gateways/reserved-try'
import type { User as Account } from '../records/account/user-repo'
import { addIdentityCheck, confirmedAmong } from '../records/person/identity-checks'
import { hashOf, type Identity } from '../records/person/identity-hash'
import { withinLimit } from '../records/security/limit'
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
  for (const hash of await confirmedAmong(ctx.db, [...byHash.keys()])) byHash.delete(hash)
  if (byHash.size === 0) return undefined
  const proven = await withinLimit(ctx, user, 'REALNAME', async (reserved) => {
    const answer = await proveEach(ctx, user, account, byHash, reserved)
    return { counts: !answer.ok && answer.code === 'REALNAME_MISMATCH', answer }
  })
  return proven.ok ? undefined : proven
}

/** Asks about one after another, and about nobody after the first who is refused. */
async function proveEach(
  ctx: Context,
  user: User,
  account: Account,
  byHash: ReadonlyMap<string, Named>,
  reserved: ReservedTry,
): Promise<Answer<null>> {
  const channel: RealnamePerson['channel'] = account.wxOpenIdHash ? 'WECHAT' : 'BROWSER'
  for (const [hash, { at, person }] of byHash) {
    const { name, credentialNo, credentialType } = person
    const asked = {
      ...{ accountId: user.id, channel, name, credentialNo },
      credentialType: userServiceIdOf(credentialType) ?? IDENTITY_CARD,
    }
    const verdict = await ctx.gateways.realname.verify(asked, reserved)
    if (verdict.ok || verdict.code === 'HAD_AUTH') {
      await addIdentityCheck(ctx.db, hash, ctx.clock.now())
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
  return { ok: true, value: null }
}
