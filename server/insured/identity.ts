import type { Sensitive } from '@/contract/fields'
import type { Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import { openIdentity } from '../records/account/own-identity'
import { findUser } from '../records/account/user-repo'
import { hashesOf, type Named } from '../records/insured/credential-hashes'
import { openApplicant, openPerson } from '../records/person/person'
import { reveal } from '../records/person/read'
import type { InsurantRow, Proposal } from '../records/proposal/repo'
import { withinLimit } from '../records/security/limit'
import { noteSecurity } from '../records/security/log'

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

/** Both must match. A correct number with another name is answered like a wrong number (ADR 28). */
export const isNamed = (ctx: Context, insurant: InsurantRow, named: Named): boolean =>
  hashesOf(ctx, named).includes(insurant.credentialHash) &&
  openPerson(ctx.keys, insurant).name === named.name

/**
 * Compares or searches by name and number within the account's limit. What `look` does not find counts
 * as a try.
 */
export const withNamed = <T>(
  ctx: Context,
  user: User,
  look: () => Promise<{ isFound: boolean; answer: Answer<T> }>,
): Promise<Answer<T>> =>
  withinLimit(ctx, user, 'INSURED', async () => {
    const { isFound, answer } = await look()
    if (!isFound) await noteSecurity(ctx, ctx.db, 'INSURED_REFUSED', user, { userId: user.id })
    return { counts: !isFound, answer }
  })

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
