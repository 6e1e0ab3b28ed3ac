import type { RelationType } from '@/contract/fields'
import { openRelations, type FamilyStatus } from '@/domain/apply/insurant-limit'
import type { Known } from './known-people'

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
