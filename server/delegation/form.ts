import type { DelegatedForm, SavedDelegatedForm } from '@/contract/delegation'
import type { Context } from '../context/context'
import { isNamedWhole, plainPerson, savedPerson } from '../records/person/saved-person'

const ownerOf = (id: string): string => `delegation:${id}`

/**
 * Tokens of a child's form are of that form alone. A token of the child's account opens nothing here:
 * otherwise a stolen login could hand its people in to another account, which sees them in full.
 */
const childOf = (ctx: Context, id: string) => ({ keys: ctx.keys, userId: ownerOf(id) })

/** Seals what somebody filled in, with their tokens opened, because its next reader is another one. */
export function sealForm(ctx: Context, id: string, form: DelegatedForm): string {
  const owner = childOf(ctx, id)
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

/** The form as the child sees it again: complete values as masks and tokens of this form. */
export const formForChild = (ctx: Context, id: string, form: DelegatedForm): SavedDelegatedForm =>
  savedForm(childOf(ctx, id), form)

/** The form as the applicant takes it over: complete values as masks and tokens of their account. */
export const formForApplicant = (
  { keys }: Context,
  userId: string,
  form: DelegatedForm,
): SavedDelegatedForm => savedForm({ keys, userId }, form)

function savedForm(owner: Parameters<typeof savedPerson>[0], form: DelegatedForm) {
  return {
    applicant: savedPerson(owner, form.applicant),
    insurants: form.insurants.map((insurant) => savedPerson(owner, insurant)),
  }
}

/** How many insured persons are named so far. SELF is named by the applicant's own account. */
export const namedIn = (form: DelegatedForm | undefined): number =>
  (form?.insurants ?? []).filter((person) => {
    const { name, credentialNo } = isNamedWhole(person)
    return person.relationType === 'SELF' || (name && credentialNo)
  }).length
