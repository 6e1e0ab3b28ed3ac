import type { RequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { userServiceIdOf } from '@/domain/credential/codes'
import { DAY_MS, dayOf } from '@/domain/time/day'
import { findUser } from '../account/user-repo'
import { refuse, type Refusal } from '../answer'
import type { Context, User } from '../context'
import type { Db } from '../db/client'
import { noteSecurity } from '../security/log'
import { countSecurityEvents } from '../security/repo'
import { readApplicant, readPerson, type Person } from './people'
import { addIdentityCheck, checkedPeople } from './repo'

/** Wrong pairs of name and number a day: typing errors, not a search. */
export const MOST_REFUSED = 10
/** The user-service id of an identity card; residence permits carry a number of the same kind. */
const IDENTITY_CARD = 1

type Submission = RequestOf<typeof calls.createProposal>

interface Named {
  /** As the request names it: `applicant`, `insurants.0`. */
  at: string
  person: Identity
}

type Identity = Pick<Person, 'credentialType' | 'credentialNo' | 'name'>

/** What tells a pair of name and number again without telling them. */
export const hashOf = (ctx: Context, { credentialType, credentialNo, name }: Identity): string =>
  ctx.keys.hash(JSON.stringify([credentialType, credentialNo, name]), 'person')

/** Whether the real-name centre knows all of them by these names. */
export async function areProven(
  ctx: Context,
  db: Db,
  people: readonly Identity[],
): Promise<boolean> {
  const hashes = [...new Set(people.map((person) => hashOf(ctx, person)))]
  return (await checkedPeople(db, hashes)).length === hashes.length
}

/** What a submission of people nobody has asked about yet is refused with; never leaves. */
export const unproven = (): Refusal =>
  refuse('REALNAME_MISMATCH', { extra: { code: 'UNASKED', codeMsg: '' } })

/** Everybody in a submission; those who break a rule were refused before. */
function peopleIn(ctx: Context, user: User, request: Submission): Named[] {
  const product = ctx.catalogue.product(request.cityCode, request.productCode)
  if (!product) return []
  const today = dayOf(ctx.clock.now())
  const payer = readApplicant(ctx, user.id, product, request.applicant, today)
  const insured = request.insurants.map((given) =>
    readPerson(ctx, user.id, product.page.form, given, { role: 'insurant', today }),
  )
  return [
    ...(payer.ok ? [{ at: 'applicant', person: payer.value }] : []),
    ...insured.flatMap((read, index) =>
      read.ok ? [{ at: `insurants.${index}`, person: read.value }] : [],
    ),
  ]
}

/**
 * Name and number of everybody must belong together before anything tells whether they are
 * insured: otherwise a number alone, with any name, would be answered. Asked of the real-name
 * centre when nothing else is wrong with the submission, and once for each pair.
 */
export async function provePeople(
  ctx: Context,
  user: User,
  request: Submission,
  refused: Refusal,
): Promise<Refusal | 'AGAIN'> {
  if (refused.extra?.code !== 'UNASKED') return refused
  const byHash = new Map(
    peopleIn(ctx, user, request).map((named) => [hashOf(ctx, named.person), named]),
  )
  const proven = await checkedPeople(ctx.db, [...byHash.keys()])
  const now = ctx.clock.now()
  const past = { userId: user.id, kind: 'REALNAME_REFUSED', since: now - DAY_MS }
  if ((await countSecurityEvents(ctx.db, past)) >= MOST_REFUSED) {
    await noteSecurity(ctx, ctx.db, 'LIMIT_HIT', user, { userId: user.id, reason: 'REALNAME' })
    return refuse('TOO_MANY_REQUESTS')
  }
  const account = await findUser(ctx.db, user.id)
  const channel = account?.wxOpenIdHash ? 'WECHAT' : 'BROWSER'
  for (const [hash, { at, person }] of byHash) {
    if (proven.includes(hash)) continue
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
    return refuse('REALNAME_MISMATCH', { extra: { code: verdict.code, codeMsg: `${at}.name` } })
  }
  return 'AGAIN'
}
