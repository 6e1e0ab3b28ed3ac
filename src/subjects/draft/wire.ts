import type { RequestOf } from '@/contract/call'
import type { saveDraft } from '@/contract/draft'
import type { CredentialType } from '@/contract/fields'
import type { Applicant, Insurant } from '@/contract/person'
import { ownFields } from '@/domain/apply/fields'
import { extraValueOf } from '@/domain/apply/home'
import { certificateOf, isEncrypted, itemOf, textOf, type FormItem } from '@/domain/apply/item'
import { isSkipped, ageOfForm, birthdayOf, genderOfForm, sensitiveOf } from '@/domain/apply/state'
import { isCredentialType } from '@/domain/credential/type'
import { genderCodeOf, genderOf } from '@/domain/person/gender'
import { dayOf } from '@/domain/time/day'
import { now } from '@/platform/clock'
import type { InsurantForm, Purchase } from '@/stores/purchase'

/** Converts the form for requests. */

type Items = readonly FormItem[]

const credentialType = (items: Items): CredentialType => {
  const chosen = certificateOf(items)
  return isCredentialType(chosen) ? chosen : '01'
}

const gender = (items: Items) => {
  const chosen = genderOf(textOf(items, 'gender'))
  return chosen ? { gender: genderCodeOf(chosen) } : {}
}

const validity = (items: Items) => {
  const value = itemOf(items, 'credentialValidDate')?.value
  return typeof value === 'object' ? value : { type: 'shortTerm' as const, start: '', end: '' }
}

/** Details that the number does not contain. */
const details = (items: Items) => {
  const asked = (type: string) => !isSkipped({ items, type })
  const { type, start, end } = validity(items)
  return {
    ...(asked('gender') && gender(items)),
    ...(asked('birthday') && chosen('birthday', textOf(items, 'birthday'))),
    ...(asked('nationality') && chosen('nationality', textOf(items, 'nationality'))),
    ...(asked('credentialValidDate') &&
      start && { validity: type === 'longTerm' ? { type, start } : { type, start, end } }),
  }
}

/** Filled-in values of the product's own fields. A company has no values for personal fields. */
const own = (items: Items) => {
  const isCompany = certificateOf(items) === 'ORG'
  const filled = ownFields(items).flatMap(({ type, personal }) => {
    const value = textOf(items, type).trim()
    return value === '' || (personal && isCompany) ? [] : [[type, value] as const]
  })
  return filled.length === 0 ? {} : { extra: Object.fromEntries(filled) }
}

const chosen = <K extends string>(key: K, value: string): { [P in K]?: string } =>
  value ? ({ [key]: value } as { [P in K]?: string }) : {}

/** A person in the shape of a request. */
export const personOf = (items: Items) => ({
  name: sensitiveOf({ items, type: 'name' }),
  credentialType: credentialType(items),
  credentialNo: sensitiveOf({ items, type: 'identity' }),
  ...details(items),
  ...own(items),
})

/** Gender and birthday from the number or the fields. A masked person has neither. */
const toldOf = (items: Items) => {
  const sex = genderOfForm({ items })
  const birthday = birthdayOf({ items, today: dayOf(now()) })
  return { ...(sex && { gender: genderCodeOf(sex) }), ...chosen('birthday', birthday) }
}

/** The form's further data of an applicant. Little of it is known for a masked applicant. */
const shownOf = (items: Items) => {
  const told = toldOf(items)
  const age = ageOfForm({ items, onDay: dayOf(now()) })
  const { validity: period } = details(items)
  return {
    certificate: credentialType(items),
    ...told,
    ...chosen('birthStr', told.birthday ?? ''),
    ...(age !== undefined && { age }),
    ...(period && {
      credentialValidType: period.type,
      credentialValidDate:
        'end' in period ? { start: period.start, end: period.end } : { start: period.start },
    }),
  }
}

/** A company has neither gender nor birthday. */
export const toApplicant = (items: Items): Applicant => ({
  ...personOf(items),
  ...(certificateOf(items) !== 'ORG' && shownOf(items)),
  mobile: sensitiveOf({ items, type: 'mobile' }),
})

/** For products that insure homes: the home and the number of copies. */
const homeOf = ({ home, count = 1 }: InsurantForm, insured: Items) =>
  home ? { extraValue: extraValueOf(home, credentialType(insured)), count } : {}

/** The insured person of a home, in the shape that property insurance needs. */
const ownerOf = (items: Items) => {
  const number = sensitiveOf({ items, type: 'identity' })
  return {
    ...toldOf(items),
    ...(number.encryptType === 2 && { encryptedCredentialNo: number.encryptValue }),
  }
}

/** SELF is sent with the applicant's data, so that the gateway gets every person's full data. */
export const toInsurants = ({ applicant, insurants, comboCode }: Purchase): Insurant[] =>
  insurants.map((insurant) => {
    const { relationType, items } = insurant
    const person = relationType === 'SELF' ? applicant : items
    return {
      ...personOf(person),
      relationType,
      ...(comboCode ? { comboCode } : {}),
      ...(insurant.home && ownerOf(person)),
      ...homeOf(insurant, person),
    }
  })

type DraftRequest = RequestOf<typeof saveDraft>['draft']

const isFilled = (items: Items, type: string): boolean =>
  isEncrypted(itemOf(items, type)) || textOf(items, type) !== ''

const given = <K extends string>(items: Items, key: K, type: string) =>
  isFilled(items, type) ? { [key]: sensitiveOf({ items, type }) } : {}

/** Sends only filled-in values, because the gateway refuses empty days. */
const draftPerson = (items: Items) => {
  const { type, start, end } = validity(items)
  return {
    ...given(items, 'name', 'name'),
    ...given(items, 'credentialNo', 'identity'),
    credentialType: credentialType(items),
    ...gender(items),
    ...chosen('birthday', textOf(items, 'birthday')),
    ...chosen('nationality', textOf(items, 'nationality')),
    validType: type,
    ...chosen('validStart', start),
    ...chosen('validEnd', end),
    ...own(items),
  }
}

export const toDraft = (
  { applicant, insurants, comboCode, health }: Purchase,
  traceId: string,
): DraftRequest => ({
  traceId,
  ...(health && { health }),
  applicant: { ...draftPerson(applicant), ...given(applicant, 'mobile', 'mobile') },
  insurants: insurants.map((insurant) => ({
    ...(insurant.relationType === 'SELF' ? {} : draftPerson(insurant.items)),
    key: insurant.key,
    relationType: insurant.relationType,
    ...(comboCode ? { comboCode } : {}),
    ...homeOf(insurant, applicant),
  })),
})
