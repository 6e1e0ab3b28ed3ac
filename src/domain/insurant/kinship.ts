import { fail, ok, type Result } from '../base/result'
import type { Gender } from '../person/gender'
import { compareDays, type Day } from '../time/day'
import { credentialKey } from './insurant-limit'
import { baseRelationOf, relationOf } from './relation'

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
