import type { RequestOf } from '@/contract/call'
import type { saveDraftToc, SavedDraft, SavedField } from '@/contract/draft'
import type { Sensitive } from '@/contract/fields'
import type { Applicant, Insurant } from '@/contract/person'
import { genderCodeOf, genderOf } from '@/domain/gender'
import type { ApplicantForm, InsurantForm, PersonForm, Purchase, Secret } from '@/stores/purchase'
import { needsDetails } from './details'

/** Between the form and the wire. */

const secret = ({ value, token }: Secret): Sensitive =>
  token
    ? { encryptType: 2, encryptValue: token.encryptValue }
    : { encryptType: 1, value: value.trim() }

const gender = (form: PersonForm) => (form.gender ? { gender: genderCodeOf(form.gender) } : {})

const person = (form: PersonForm) => ({
  name: secret(form.name),
  credentialType: form.credentialType,
  credentialNo: secret(form.credentialNo),
  ...(needsDetails(form.credentialType)
    ? {
        ...gender(form),
        birthday: form.birthday,
        nationality: form.nationality,
        validity:
          form.validType === 'longTerm'
            ? { type: 'longTerm' as const, start: form.validStart }
            : { type: 'shortTerm' as const, start: form.validStart, end: form.validEnd },
      }
    : {}),
})

export const toApplicant = (form: ApplicantForm): Applicant => ({
  ...person(form),
  mobile: secret(form.mobile),
})

/** SELF is sent with the applicant's data, so that the gateway sees every person whole. */
export const toInsurants = ({ applicant, insurants, comboCode }: Purchase): Insurant[] =>
  insurants.map((insurant) => ({
    ...person(insurant.relationType === 'SELF' ? applicant : insurant),
    relationType: insurant.relationType,
    ...(comboCode ? { comboCode } : {}),
  }))

type DraftRequest = RequestOf<typeof saveDraftToc>['draft']

/** Only what was filled in; the gateway refuses empty days. */
const draftPerson = (form: PersonForm) => ({
  ...(form.name.value || form.name.token ? { name: secret(form.name) } : {}),
  ...(form.credentialNo.value || form.credentialNo.token
    ? { credentialNo: secret(form.credentialNo) }
    : {}),
  credentialType: form.credentialType,
  ...gender(form),
  ...(form.birthday ? { birthday: form.birthday } : {}),
  ...(form.nationality ? { nationality: form.nationality } : {}),
  validType: form.validType,
  ...(form.validStart ? { validStart: form.validStart } : {}),
  ...(form.validEnd ? { validEnd: form.validEnd } : {}),
})

export const toDraft = (
  { applicant, insurants, comboCode }: Purchase,
  traceId: string,
): DraftRequest => ({
  traceId,
  applicant: {
    ...draftPerson(applicant),
    ...(applicant.mobile.value || applicant.mobile.token
      ? { mobile: secret(applicant.mobile) }
      : {}),
  },
  insurants: insurants.map((insurant) => ({
    ...draftPerson(insurant),
    key: insurant.key,
    relationType: insurant.relationType,
    ...(comboCode ? { comboCode } : {}),
  })),
})

const restored = (field: SavedField | undefined): Secret => {
  if (!field) return { value: '' }
  return field.encryptType === 1
    ? { value: field.value }
    : { value: '', token: { maskValue: field.maskValue, encryptValue: field.encryptValue } }
}

const savedPerson = (saved: SavedDraft['applicant']): PersonForm => ({
  name: restored(saved.name),
  credentialType: saved.credentialType ?? '01',
  credentialNo: restored(saved.credentialNo),
  gender: genderOf(saved.gender) ?? '',
  birthday: saved.birthday ?? '',
  nationality: saved.nationality ?? 'CHN',
  validType: saved.validType ?? 'shortTerm',
  validStart: saved.validStart ?? '',
  validEnd: saved.validEnd ?? '',
})

export const fromDraft = (
  draft: SavedDraft,
): Pick<Purchase, 'applicant' | 'insurants' | 'comboCode'> => ({
  applicant: { ...savedPerson(draft.applicant), mobile: restored(draft.applicant.mobile) },
  insurants: draft.insurants.flatMap((saved): InsurantForm[] =>
    saved.relationType
      ? [{ ...savedPerson(saved), key: saved.key, relationType: saved.relationType }]
      : [],
  ),
  comboCode: draft.insurants[0]?.comboCode ?? '',
})
