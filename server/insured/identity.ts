import type { Sensitive } from '@/contract/fields'
import { DAY_MS } from '@/domain/time/day'
import type { Refusal } from '../context/answer'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import { openIdentity } from '../records/account/own-identity'
import { findUser } from '../records/account/user-repo'
import { hashesOf, type Named } from '../records/insured/credential-hashes'
import { openApplicant, openPerson } from '../records/person/person'
import { reveal } from '../records/person/read'
import type { InsurantRow, Proposal } from '../records/proposal/repo'
import { noteSecurity } from '../records/security/log'
import { countSecurityEvents } from '../records/security/repo'

/** Wrong names or numbers per day and account. It allows typing errors, but no search. */
const MOST_REFUSED = 10

/**
 * Reads name and credential number. Undefined if a sealed value cannot be opened. The type of the
 * credential is not needed.
 */
export function readNamed(
  ctx: Context,
  user: User,
  who: { name: Sensitive; credentialNo: Sensitive },
): Named | undefined {
  const name = reveal(ctx.keys, user.id, 'name', who.name)?.trim()
  const credentialNo = reveal(ctx.keys, user.id, 'credentialNo', who.credentialNo)?.trim()
  return name && credentialNo ? { name, credentialNo: credentialNo.toUpperCase() } : undefined
}

/** Both must match. A correct number with another name is answered like a wrong number (ADR 30). */
export const isNamed = (ctx: Context, insurant: InsurantRow, named: Named): boolean =>
  hashesOf(ctx, named).includes(insurant.credentialHash) &&
  openPerson(ctx.keys, insurant).name === named.name

/** Whether this account has had too many refused attempts within a day. */
export async function isOverTried(ctx: Context, db: Db, user: User): Promise<boolean> {
  const past = { userId: user.id, kind: 'INSURED_REFUSED', since: ctx.clock.now() - DAY_MS }
  return (await countSecurityEvents(db, past)) >= MOST_REFUSED
}

/** Records a refused attempt. It must run outside the transaction that the refusal rolls back. */
export async function noteRefused(ctx: Context, user: User, { code }: Pick<Refusal, 'code'>) {
  if (code === 'REALNAME_MISMATCH')
    await noteSecurity(ctx, ctx.db, 'INSURED_REFUSED', user, { userId: user.id })
  if (code === 'TOO_MANY_REQUESTS')
    await noteSecurity(ctx, ctx.db, 'LIMIT_HIT', user, { userId: user.id, reason: 'INSURED' })
}

/**
 * Why this account must not confirm. APPLICANT: it is the applicant's account, or one with the
 * applicant's phone. OTHER_PERSON: its verified owner is somebody else, or it no longer exists.
 */
export async function obstacleFor(
  ctx: Context,
  db: Db,
  user: User,
  { proposal, insurant }: { proposal: Proposal; insurant: InsurantRow },
): Promise<'APPLICANT' | 'OTHER_PERSON' | undefined> {
  if (proposal.userId === user.id) return 'APPLICANT'
  const account = await findUser(db, user.id)
  if (!account) return 'OTHER_PERSON'
  const { mobile } = openApplicant(ctx.keys, proposal)
  const applicantMobile = ctx.keys.hash(mobile, 'mobile')
  if (account.mobileHash === applicantMobile || account.bindPhoneHash === applicantMobile)
    return 'APPLICANT'
  if (!account.locked) return undefined
  const own = openIdentity(ctx.keys, account)
  return !own || isNamed(ctx, insurant, own) ? undefined : 'OTHER_PERSON'
}
