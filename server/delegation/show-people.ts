import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { DelegatedForm, FilledPerson } from '@/contract/delegation'
import { delegationState } from '@/domain/delegation/state'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { findDelegation } from '../records/delegation/repo'
import { readDraft } from '../records/draft/read'
import { reveal } from '../records/person/read'
import type { PersonDraft } from '../records/person/saved-person'
import { noteSecurity } from '../records/security/log'
import { openForm } from './form'

/**
 * Shows the applicant in full what a child filled in, because a mask cannot be checked. Once it is
 * taken over, only those values are shown that still stand in the draft, so a correction is never
 * overwritten and nobody else's number comes out. Each use is written to the security log.
 */
export async function showDelegatedPeople(
  ctx: Context,
  user: User,
  { delegationId }: RequestOf<typeof calls.showDelegatedPeople>,
): Promise<Answer<ResponseOf<typeof calls.showDelegatedPeople>>> {
  const found = await findDelegation(ctx.db, delegationId)
  if (found?.userId !== user.id) return refuse('NOT_FOUND')
  const state = delegationState(found, ctx.clock.now())
  const isToCheck = state === 'FILLED' || state === 'TAKEN'
  const form = isToCheck ? openForm(ctx, found) : undefined
  if (!form) return refuse('ORDER_STATE', { field: 'delegationId', reason: state })
  const { cityCode, productCode } = found
  const draft = state === 'TAKEN' ? await readDraft(ctx, user, { cityCode, productCode }) : form
  await noteSecurity(ctx, ctx.db, 'PEOPLE_SHOWN', user, { userId: user.id, subject: delegationId })
  const plain = (person: PersonDraft | undefined, field: 'name' | 'credentialNo') => {
    const value = person?.[field]
    return value && reveal(ctx.keys, user.id, field, value)
  }
  const standing = new Map(draft && peopleOf(draft))
  const people = peopleOf(form).map(([key, typed]): FilledPerson => {
    const kept = (field: 'name' | 'credentialNo') => {
      const value = plain(typed, field)
      return value !== undefined && value === plain(standing.get(key), field) ? value : undefined
    }
    const [name, credentialNo] = [kept('name'), kept('credentialNo')]
    return { key, ...(name && { name }), ...(credentialNo && { credentialNo }) }
  })
  return { ok: true, value: { people } }
}

/** Everybody of a form by their key. */
const peopleOf = ({
  applicant,
  insurants,
}: {
  applicant: PersonDraft
  insurants: DelegatedForm['insurants']
}): [string, PersonDraft][] => [
  ['applicant', applicant],
  ...insurants.map((insurant): [string, PersonDraft] => [insurant.key, insurant]),
]
