import { DAY_MS, dayOf, isDay, startOfDayMs, type Day } from '../time/day'
import { continuationOf, policyWordOf } from './situation'

/** Which policies of a family are shown. ENDING: those that end soon. */
export const familyFilters = ['ALL', 'CURRENT', 'ENDING', 'ENDED'] as const
export type FamilyFilter = (typeof familyFilters)[number]

/** A policy that ends within so many days ends soon. */
const SOON_DAYS = 30

type Policy = Parameters<typeof policyWordOf>[0] & {
  effectiveOn: Day
  expireOn: Day
  premiumFen: number
  /** When it was bought. An older gateway omits it. */
  issuedAt?: string
  continued?: { policyId: string; effectiveOn: Day; isChecked: boolean }
}

/** Whether a policy is in force, will be, or is in underwriting or being issued. An ended policy covers nobody. */
export const isCurrent = (policy: Policy): boolean => {
  const word: string = policyWordOf(policy)
  return ['EFFECTIVE', 'WAITING', 'PENDING', 'ISSUING', 'CANCELLING'].includes(word)
}

/** Whether the insurer still issues the policy, so that nobody is insured by it yet. */
export const isIssuing = (policy: Policy): boolean => String(policyWordOf(policy)) === 'ISSUING'

/** Whether a policy insures somebody, or will, or is in underwriting. */
export const insures = (policy: Policy): boolean => isCurrent(policy) && !isIssuing(policy)

/** Whether cover ends with this policy, because no policy follows at once. */
export const endsCover = (policy: Policy): boolean =>
  insures(policy) && String(continuationOf(policy)) !== 'FOLLOWS'

/**
 * The policies of now, without those that only go on with the cover of another one. The premium of
 * these is that of the next year.
 */
export const ofThisPeriod = <P extends Policy & { policyId: string }>(
  standing: readonly P[],
): P[] => {
  const next = new Set(standing.map(({ continued }) => continued?.policyId))
  return standing.filter(({ policyId }) => !next.has(policyId))
}

/**
 * Days until cover ends with a policy, 0 on its last day; undefined unless it ends soon, and where
 * the next policy follows.
 */
export const daysUntilEnd = (policy: Policy, today: Day): number | undefined => {
  if (!endsCover(policy) || !isDay(policy.expireOn)) return undefined
  const days = Math.round((startOfDayMs(policy.expireOn) - startOfDayMs(today)) / DAY_MS)
  return days >= 0 && days <= SOON_DAYS ? days : undefined
}

/** The policies that a filter shows, in their order. */
export const filteredPolicies = <P extends Policy>(
  policies: readonly P[],
  filter: FamilyFilter,
  today: Day,
): P[] =>
  policies.filter((policy) => {
    switch (filter) {
      case 'ALL':
        return true
      case 'CURRENT':
        return isCurrent(policy)
      case 'ENDING':
        return daysUntilEnd(policy, today) !== undefined
      case 'ENDED':
        return !isCurrent(policy)
    }
  })

/**
 * The premium (fen) of the policies that were bought in a calendar year in China. Revoked and
 * refused policies were refunded and do not count.
 */
export const premiumOfYear = (policies: readonly Policy[], year: string): number =>
  policies
    .filter((policy) => isCurrent(policy) || policyWordOf(policy) === 'EXPIRED')
    .filter((policy) => boughtOn(policy).startsWith(`${year}-`))
    .reduce((sum, { premiumFen }) => sum + premiumFen, 0)

const boughtOn = ({ issuedAt, effectiveOn }: Policy): Day =>
  issuedAt === undefined ? effectiveOn : dayOf(Date.parse(issuedAt))
