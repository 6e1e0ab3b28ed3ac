import type { Contact } from '@/contract/contact'
import type { RelationType } from '@/contract/fields'
import type { HistoricalInsurant } from '@/contract/person'
import type { PageInfo } from '@/contract/product'
import { openRelations, reuseProblem, type FamilyStatus } from '@/domain/apply/insurant-limit'
import { certificateOf, itemOf, type FormItem } from '@/domain/apply/item'
import { sensitiveOf } from '@/domain/apply/state'
import { premiumOf } from '@/domain/money/premium'
import { maskIdentity, maskName } from '@/domain/person/mask'
import type { Purchase } from '@/stores/purchase'
import type { KnownPerson } from '@/subjects/draft'
import type { KnownInsurant } from '../dialogs/known-insurants'

/** A person to choose: the list entry, the person's data and the ids to delete them. */
export interface Known {
  shown: KnownInsurant
  person: KnownPerson
  contactId?: string
  /** Id of a person insured before. */
  insurantId?: string
}

type Items = readonly FormItem[]

/** Tokens differ in each answer, so people are compared by their visible data. */
const keyOf = (type: string, name: string, credentialNo: string): string =>
  [type, name, credentialNo].join(' ')

const keyOfPerson = ({ credentialType, maskName, maskCredentialNo }: KnownPerson): string =>
  keyOf(credentialType, maskName, maskCredentialNo)

const maskedField = (items: Items, type: string, mask: (value: string) => string): string => {
  const sent = sensitiveOf({ items, type })
  return sent.encryptType === 2 ? (itemOf(items, type)?.maskValue ?? '') : mask(sent.value)
}

const keyOfForm = (items: Items): string =>
  keyOf(
    certificateOf(items),
    maskedField(items, 'name', maskName),
    maskedField(items, 'identity', maskIdentity),
  )

const fromContact = (contact: Contact): KnownPerson => ({
  maskName: contact.nameMask,
  encryptName: contact.nameEncrypt,
  maskCredentialNo: contact.credentialNoMask,
  encryptCredentialNo: contact.credentialNoEncrypt,
  credentialType: contact.credentialType,
  relationType: contact.relationEn,
  gender: contact.gender,
  birthday: contact.birthday,
  nationality: contact.nationality,
  validity: contact.validity,
})

/** When the new cover starts, which ages it takes, and the day on which they count. */
type SaleTerms = Pick<PageInfo, 'tariff' | 'effectiveOn' | 'ageOn'>

/** A contact without a birthday fits, and the form asks for it. */
const fitsAges = (birthday: string | undefined, { tariff, effectiveOn, ageOn }: SaleTerms) => {
  const bands = tariff.flatMap((list) => list.bands)
  if (!birthday || bands.length === 0) return true
  return premiumOf({ bands, birthOn: birthday, onDay: ageOn ?? effectiveOn }).ok
}

/**
 * Lists every person once: first those insured before with their status, then the other contacts.
 */
export const knownPeople = (
  { history, contacts }: { history: readonly HistoricalInsurant[]; contacts: readonly Contact[] },
  {
    purchase: { applicant, insurants },
    open,
    terms,
  }: {
    purchase: Pick<Purchase, 'applicant' | 'insurants'>
    /** Relations that are still open for one more person. */
    open: readonly RelationType[]
    /** A policy that ends before the new cover starts does not prevent buying again. */
    terms: SaleTerms
  },
): Known[] => {
  const inForm = insurants.map(({ relationType, items }) =>
    keyOfForm(relationType === 'SELF' ? applicant : items),
  )
  const kept = contacts.map((contact) => ({ contact, person: fromContact(contact) }))
  const contactOf = (key: string) =>
    kept.find(({ person }) => keyOfPerson(person) === key)?.contact.contactId
  const past = new Set(history.map(keyOfPerson))
  const people = [
    ...history.map((person) => ({ ...person, id: person.insurantId })),
    ...kept
      .filter(({ person }) => !past.has(keyOfPerson(person)))
      .map(({ contact, person }) => ({
        ...person,
        id: contact.contactId,
        curInsureStatus: 'NONE' as const,
        expireTime: null,
      })),
  ]
  return people.map(({ id, curInsureStatus, expireTime, ...person }): Known => {
    const key = keyOfPerson(person)
    const contactId = contactOf(key)
    const closed = (): KnownInsurant['closed'] => {
      if (inForm.includes(key)) return 'ADDED'
      const { effectiveOn } = terms
      if (reuseProblem({ curInsureStatus, expireTime, effectiveOn }) === 'INSURED') return 'INSURED'
      if (!fitsAges(person.birthday, terms)) return 'AGE'
      return open.includes(person.relationType) ? undefined : 'RELATION'
    }
    return {
      shown: {
        id,
        name: person.maskName,
        credentialNo: person.maskCredentialNo,
        relationType: person.relationType,
        status: curInsureStatus,
        expireTime,
        closed: closed(),
        canForget: true,
      },
      person,
      ...(contactId !== undefined && { contactId }),
      ...(past.has(key) && { insurantId: id }),
    }
  })
}

/**
 * The people of the last order who can join the form at once, in its order, and how many of them
 * cannot: their cover lasts too long, or the product has no place for them or their age.
 */
export function joinable(
  known: readonly Known[],
  {
    together,
    types,
    offered,
    family,
  }: {
    /** The people of the last order, by `insurantId`. */
    together: readonly string[]
    /** The relations in the form. */
    types: readonly RelationType[]
    offered: readonly RelationType[]
    family: FamilyStatus
  },
): { people: Known[]; left: number } {
  const before = known.filter(
    ({ insurantId, shown }) =>
      insurantId !== undefined && together.includes(insurantId) && shown.closed !== 'ADDED',
  )
  const insurants = types.map((relationType) => ({ relationType }))
  const people = before.filter(({ shown, person: { relationType } }) => {
    if (shown.closed === 'INSURED' || shown.closed === 'AGE') return false
    if (!openRelations({ offered, insurants, family }).includes(relationType)) return false
    insurants.push({ relationType })
    return true
  })
  return { people, left: before.length - people.length }
}
