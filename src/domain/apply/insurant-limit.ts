import { fail, ok, type Result } from '../base/result'
import { normalise } from '../credential/credential'
import type { Gender } from '../person/gender'
import { compareDays, type Day, dayOf } from '../time/day'
import { instantMs } from '../time/instant'
import { baseRelationOf, relationOf, type Relation } from './relation'

/** Limits on the number of people and relations in one order. */
export const insurantLimitCodes = [
  'RELATION_DISABLED',
  'RELATION_FULL',
  'FAMILY_FULL',
  'ORDER_FULL',
  'DUPLICATE',
] as const
export type InsurantLimitCode = (typeof insurantLimitCodes)[number]

/** Greatest number of people of each relation. A base relation's limit also counts its aliases. */
export type RelationLimits = Readonly<Record<string, number>>

/** The gateway's data about the family: disabled relations, people left, limits. */
export type FamilyStatus = {
  insurantDisables: readonly string[]
  leftInsurantNum: number
  maxInsurantNum: number
  insurantMaxNum: RelationLimits
  orderInsurantMaxNum: number
}

/**
 * The greatest number of people: the smaller of `max` and the sum of the limits by relation, but 1
 * as soon as any relation allows more than one person (taken literally, VA090).
 * Families buy together through aliases such as FATHER_PARENTS and MOTHER_PARENTS, one person each.
 * Without limits by relation only `max` counts.
 */
export function maxInsurants({
  max,
  limits,
}: {
  max: number
  limits?: RelationLimits | undefined
}): number {
  if (!limits) return Math.max(0, max)
  const each = Object.values(limits)
  if (each.some((limit) => limit > 1)) return 1
  return Math.max(
    0,
    Math.min(
      max,
      each.reduce((sum, limit) => sum + limit, 0),
    ),
  )
}

type Candidate = { relationType: string; credentialType?: string; credentialNo?: string }

/**
 * Problems of an order's people in their order, at most one per person. To test one more person,
 * check the list with that person at its end.
 */
export function checkInsurants({
  insurants,
  family,
}: {
  insurants: readonly Candidate[]
  family: FamilyStatus
}): { index: number; code: InsurantLimitCode }[] {
  return insurants.flatMap((insurant, index) => {
    const code = problemOf(insurant, insurants.slice(0, index), family)
    return code ? [{ index, code }] : []
  })
}

/** The relations that are still open for one more person. */
export function openRelations<R extends string>({
  offered,
  insurants,
  family,
}: {
  offered: readonly R[]
  insurants: readonly Candidate[]
  family: FamilyStatus
}): R[] {
  return offered.filter((relationType) => !problemOf({ relationType }, insurants, family))
}

/** Index of the earlier person with the same credential as the person at this place. */
export function twinOf(insurants: readonly Candidate[], place: number): number {
  return insurants
    .map(credentialKey)
    .indexOf(credentialKey(insurants[place] ?? { relationType: '' }))
}

function problemOf(
  insurant: Candidate,
  before: readonly Candidate[],
  family: FamilyStatus,
): InsurantLimitCode | undefined {
  const relation = relationOf(insurant.relationType)
  if (!relation || isDisabled(relation, family.insurantDisables)) return 'RELATION_DISABLED'
  const key = credentialKey(insurant)
  if (key !== undefined && before.some((other) => credentialKey(other) === key)) return 'DUPLICATE'
  if (isFull(relation, before, family.insurantMaxNum)) return 'RELATION_FULL'
  if (before.length >= family.leftInsurantNum) return 'FAMILY_FULL'
  const most = maxInsurants({ max: family.maxInsurantNum, limits: family.insurantMaxNum })
  return before.length >= Math.min(most, family.orderInsurantMaxNum) ? 'ORDER_FULL' : undefined
}

/** Disabling a base relation disables its aliases. */
const isDisabled = (relation: Relation, disabled: readonly string[]): boolean =>
  disabled.map(relationOf).some((off) => off === relation || off === baseRelationOf(relation))

/** A relation without a limit of its own or of its base is not offered. */
function isFull(relation: Relation, before: readonly Candidate[], limits: RelationLimits): boolean {
  const known = before.map(({ relationType }) => relationOf(relationType))
  const base = baseRelationOf(relation)
  const own = limits[relation]
  const shared = limits[base]
  if (own === undefined && shared === undefined) return true
  const same = known.filter((other) => other === relation).length
  const related = known.filter((other) => other && baseRelationOf(other) === base).length
  return same >= (own ?? Infinity) || related >= (shared ?? Infinity)
}

/**
 * An 18-character number identifies one person whatever its type. Shorter numbers may repeat across
 * types.
 */
function credentialKey({
  credentialType = '',
  credentialNo,
}: Omit<Candidate, 'relationType'>): string | undefined {
  if (!credentialNo) return undefined
  const number = normalise({ value: credentialNo })
  return number.length === 18 ? number : `${credentialType}:${number}`
}

/**
 * Contradictions between an applicant and an insured person. OWN_NUMBER: another person has the
 * applicant's number. RELATION_GENDER: for example a male daughter. PARENT_YOUNGER, CHILD_OLDER:
 * the birthdays contradict the relation.
 */
export const kinshipCodes = [
  'OWN_NUMBER',
  'RELATION_GENDER',
  'PARENT_YOUNGER',
  'CHILD_OLDER',
] as const
export type KinshipCode = (typeof kinshipCodes)[number]

/** A person as far as known. A masked number gives no data. */
export interface Relative {
  credentialType?: string
  credentialNo?: string
  birthOn?: Day | undefined
  gender?: Gender | undefined
}

const genderOfRelation: Readonly<Record<string, Gender>> = {
  FATHER_PARENTS: 'M',
  MOTHER_PARENTS: 'F',
  SON_CHILDREN: 'M',
  DAUGHTER_CHILDREN: 'F',
}

/** Unknown data never counts as a contradiction. */
export function checkKinship({
  applicant,
  insurant,
}: {
  applicant: Relative
  insurant: Relative & { relationType: string }
}): Result<null, KinshipCode> {
  const relation = relationOf(insurant.relationType)
  if (!relation || relation === 'SELF') return ok(null)
  const number = credentialKey(insurant)
  if (number !== undefined && number === credentialKey(applicant)) return fail('OWN_NUMBER')
  const expected = genderOfRelation[relation]
  if (expected && insurant.gender && insurant.gender !== expected) return fail('RELATION_GENDER')
  if (!insurant.birthOn || !applicant.birthOn) return ok(null)
  const order = compareDays(insurant.birthOn, applicant.birthOn)
  const base = baseRelationOf(relation)
  if (base === 'PARENTS' && order >= 0) return fail('PARENT_YOUNGER')
  return base === 'CHILDREN' && order <= 0 ? fail('CHILD_OLDER') : ok(null)
}

/** The field that the user has to correct. */
export const kinshipField = (code: KinshipCode): 'credentialNo' | 'gender' | 'birthday' => {
  if (code === 'OWN_NUMBER') return 'credentialNo'
  return code === 'RELATION_GENDER' ? 'gender' : 'birthday'
}

/**
 * Why a person insured before cannot be chosen again: they have an unpaid order, or a policy that
 * still covers the effective day. A policy without a readable end counts as still in force.
 */
export function reuseProblem({
  curInsureStatus,
  expireTime,
  effectiveOn,
}: {
  curInsureStatus: string
  expireTime?: string | null | undefined
  effectiveOn: Day
}): 'UNPAID' | 'INSURED' | undefined {
  if (curInsureStatus === 'UNPAID') return 'UNPAID'
  if (curInsureStatus !== 'INSURED') return undefined
  const endsOn = dayOf(instantMs(expireTime ?? ''))
  return endsOn !== '' && compareDays(endsOn, effectiveOn) < 0 ? undefined : 'INSURED'
}
