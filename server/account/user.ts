import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { Masked } from '@/contract/fields'
import { needsNoDetails } from '@/domain/apply/state'
import { genderCodeOf } from '@/domain/person/gender'
import type { Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import { openOwn } from '../context/keys'
import type { User as Account } from '../records/account/user-repo'
import { lastAgreementAt, type Evidence } from '../records/evidence/repo'
import { accountWithEvidence } from '../records/evidence/with-account'
import { openApplicant } from '../records/person/person'
import { maskOf, validityOf } from '../records/person/show'
import { listProposals } from '../records/proposal/repo'

type Status = ResponseOf<typeof calls.getUserStatus>

/** The details of the newest proposal. Nothing from before a withdrawn consent is used. */
async function detailsOf(
  ctx: Context,
  { id, credentialType, credentialNoSealed, consentWithdrawnAt }: Account,
): Promise<Status['details']> {
  if (!credentialType || !credentialNoSealed || needsNoDetails(credentialType)) return undefined
  const [last] = await listProposals(ctx.db, id, { cursor: undefined, limit: 1 })
  if (!last || last.createdAt <= (consentWithdrawnAt ?? 0)) return undefined
  const applicant = openApplicant(ctx.keys, last)
  const { gender, birthOn, nationality, validity } = applicant
  if (applicant.credentialType !== credentialType || !gender || !birthOn) return undefined
  if (!nationality || !validity) return undefined
  return {
    gender: genderCodeOf(gender),
    birthday: birthOn,
    nationality,
    validity: validityOf(validity),
  }
}

/** When the user agreed to the privacy policy of today, unless the consent was withdrawn since. */
async function privacyAgreedAt(
  ctx: Context,
  { consentWithdrawnAt }: Account,
  records: readonly Evidence[],
): Promise<number | undefined> {
  const policy = ctx.catalogue.document('privacy')
  if (!policy) return undefined
  const since = consentWithdrawnAt ?? 0
  return lastAgreementAt(ctx.db, records, { textHash: policy.textHash, since })
}

export async function getUserStatus(
  ctx: Context,
  user: User,
  _data: RequestOf<typeof calls.getUserStatus>,
): Promise<Answer<Status>> {
  const { account, records } = await accountWithEvidence(ctx.db, user.id)
  /** The stored ciphertext is already the token that only this user can send back. */
  const masked = (
    field: 'name' | 'credentialNo' | 'mobile',
    sealed: string | null,
  ): Masked | null => {
    const plain = openOwn(ctx.keys, user.id, sealed, field)
    return sealed === null || plain === undefined
      ? null
      : { maskValue: maskOf(field, plain), encryptValue: sealed }
  }
  const details = await detailsOf(ctx, account)
  const agreedAt = await privacyAgreedAt(ctx, account, records)
  const name = masked('name', account.nameSealed)
  const bindPhone = masked('mobile', account.bindPhoneSealed ?? account.mobileSealed)
  return {
    ok: true,
    value: {
      userId: account.id,
      openid: account.openId,
      name,
      nameMask: name?.maskValue ?? null,
      nameEncrypt: name?.encryptValue ?? null,
      credentialNo: masked('credentialNo', account.credentialNoSealed),
      credentialType: account.credentialType,
      ...(details && { details }),
      phoneNumber: masked('mobile', account.mobileSealed),
      bindPhone,
      bindPhoneMask: bindPhone?.maskValue ?? null,
      bindPhoneEncrypt: bindPhone?.encryptValue ?? null,
      locked: account.locked,
      privacyAgreedAt: agreedAt === undefined ? null : iso(agreedAt),
    },
  }
}
