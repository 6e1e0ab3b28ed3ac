import type { DelegatedForm, SavedDelegatedForm } from '@/contract/delegation'
import type { Context } from '../context/context'
import { plainPerson, savedPerson } from '../records/person/saved-person'

const ownerOf = (id: string): string => `delegation:${id}`

/** Seals what somebody filled in, with their tokens opened, because its next reader is another one. */
export function sealForm(ctx: Context, id: string, userId: string, form: DelegatedForm): string {
  const owner = { keys: ctx.keys, userId }
  const plain: DelegatedForm = {
    applicant: plainPerson(owner, form.applicant),
    insurants: form.insurants.map((insurant) => plainPerson(owner, insurant)),
  }
  return ctx.keys.seal(JSON.stringify(plain), ownerOf(id), 'draft')
}

/** The stored form in plain text; undefined where there is none. */
export function openForm(
  ctx: Context,
  { id, formSealed }: { id: string; formSealed: string | null },
): DelegatedForm | undefined {
  const text = formSealed === null ? undefined : ctx.keys.open(formSealed, ownerOf(id), 'draft')
  // It was sealed by this gateway from a request that had passed the contract.
  return text === undefined ? undefined : (JSON.parse(text) as DelegatedForm)
}

/** The form as this user may see it: complete values as mask and token of their own. */
export function formFor(ctx: Context, userId: string, form: DelegatedForm): SavedDelegatedForm {
  const owner = { keys: ctx.keys, userId }
  return {
    applicant: savedPerson(owner, form.applicant),
    insurants: form.insurants.map((insurant) => savedPerson(owner, insurant)),
  }
}
