import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { DelegatedForm } from '@/contract/delegation'
import { delegationState, type DelegationState } from '@/domain/delegation/state'
import { agreedText } from '../context/agreed-text'
import { refuse, refuseField, type Answer, type Refusal } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import { lockOpenAccount } from '../records/account/open-account'
import { findUser, loadUser } from '../records/account/user-repo'
import { acceptAs, changeDelegation, type Delegation } from '../records/delegation/repo'
import { queueMessage } from '../records/message/queue'
import { isNamedWhole } from '../records/person/saved-person'
import { formForChild, openForm, sealForm } from './form'
import { VALID_MS } from './link'
import { isApplicant } from './parties'
import { readToken } from './token'

const wrongState = (reason: DelegationState | 'APPLICANT' | 'NO_PHONE' | 'OTHER_PERSON'): Refusal =>
  refuse('ORDER_STATE', { field: 'token', reason })

/**
 * The child agrees to fill the form in. It takes an account with a mobile of its own, so that it is
 * known who did. From then on the link is this account's alone. Repeated, it answers the first time.
 */
export const acceptDelegation = (
  ctx: Context,
  user: User,
  { token, textHash }: RequestOf<typeof calls.acceptDelegation>,
): Promise<Answer<ResponseOf<typeof calls.acceptDelegation>>> =>
  ctx.db.transaction(async (tx) => {
    const account = await lockOpenAccount(tx, user)
    if (!account) return refuse('AUTH_FAILED')
    const found = await readToken(ctx, tx, token, 'LOCK')
    const now = ctx.clock.now()
    const state = found && delegationState(found, now)
    if (!found || state === 'ENDED') return refuse('NOT_FOUND')
    const applicant = await findUser(tx, found.userId)
    if (!applicant) return refuse('NOT_FOUND')
    if (isApplicant(applicant, account)) return wrongState('APPLICANT')
    if (found.consentedAt !== null)
      return found.delegateId === user.id
        ? { ok: true, value: { consentedAt: iso(found.consentedAt) } }
        : wrongState('OTHER_PERSON')
    if (!account.mobileHash && !account.bindPhoneHash) return wrongState('NO_PHONE')
    const statement = agreedText(ctx, 'delegation')
    if (textHash !== statement.textHash) return refuse('NOTICE_CHANGED')
    await acceptAs(tx, account, found.id, {
      delegateTextVersion: statement.version,
      delegateTextHash: statement.textHash,
      consentedAt: now,
    })
    return { ok: true, value: { consentedAt: iso(now) } }
  })

/** The delegation that this child may fill in now, locked. Another account's is not found. */
async function lockFilling(
  ctx: Context,
  tx: Db,
  user: User,
  token: string,
): Promise<Delegation | Refusal> {
  const found = await readToken(ctx, tx, token, 'LOCK')
  if (!found || found.delegateId !== user.id) return refuse('NOT_FOUND')
  const state = delegationState(found, ctx.clock.now())
  if (state === 'ENDED') return refuse('NOT_FOUND')
  return state === 'FILLING' ? found : wrongState(state)
}

/** Keeps what the child filled in so far. A late edit of the same page overwrites no newer one. */
export const saveDelegatedForm = (
  ctx: Context,
  user: User,
  { token, form, edit }: RequestOf<typeof calls.saveDelegatedForm>,
): Promise<Answer<ResponseOf<typeof calls.saveDelegatedForm>>> =>
  ctx.db.transaction(async (tx) => {
    const found = await lockFilling(ctx, tx, user, token)
    if ('ok' in found) return found
    const isLate = found.editBy === edit.by && (found.editNumber ?? 0) > edit.number
    const formSealed = isLate ? found.formSealed : sealForm(ctx, found.id, form)
    if (!isLate)
      await changeDelegation(tx, found.id, {
        formSealed,
        editBy: edit.by,
        editNumber: edit.number,
      })
    const kept = openForm(ctx, { id: found.id, formSealed })
    return { ok: true, value: { form: formForChild(ctx, found.id, kept ?? form) } }
  })

/**
 * The first person who is not named wholly. Every other rule is the purchase's own, which knows the
 * applicant and runs when the applicant goes on.
 */
function unnamed(form: DelegatedForm, needsApplicant: boolean): Refusal | undefined {
  const missing = (person: DelegatedForm['applicant']) => {
    const whole = isNamedWhole(person)
    return whole.name ? (whole.credentialNo ? undefined : 'credentialNo') : 'name'
  }
  const field = needsApplicant ? missing(form.applicant) : undefined
  if (field) return refuseField('APPLICANT_INVALID', `form.applicant.${field}`, 'BLANK')
  if (form.insurants.length === 0) return refuseField('INSURANT_INVALID', 'form.insurants', 'NONE')
  for (const [place, insurant] of form.insurants.entries()) {
    if (insurant.relationType === 'SELF') continue
    const blank = insurant.relationType ? missing(insurant) : 'relationType'
    if (blank) return refuseField('INSURANT_INVALID', `form.insurants.${place}.${blank}`, 'BLANK')
  }
  return undefined
}

/**
 * The child hands the form in, and the applicant is told. The applicant has as long to take it over
 * as the link was good for.
 */
export async function handInDelegatedForm(
  ctx: Context,
  tx: Db,
  user: User,
  { token, form }: RequestOf<typeof calls.handInDelegatedForm>,
): Promise<Answer<ResponseOf<typeof calls.handInDelegatedForm>>> {
  const found = await lockFilling(ctx, tx, user, token)
  if ('ok' in found) return found
  const formSealed = sealForm(ctx, found.id, form)
  const applicant = await loadUser(tx, found.userId)
  const plain = openForm(ctx, { id: found.id, formSealed }) ?? form
  const fault = unnamed(plain, applicant.credentialNoSealed === null)
  if (fault) return fault
  const filledAt = ctx.clock.now()
  const expireAt = filledAt + VALID_MS
  await changeDelegation(tx, found.id, { formSealed, filledAt, expireAt })
  await queueMessage(ctx, tx, {
    userId: found.userId,
    topic: 'FORM_FILLED',
    event: found.id,
    payload: { delegationId: found.id },
  })
  return { ok: true, value: { filledAt: iso(filledAt) } }
}
