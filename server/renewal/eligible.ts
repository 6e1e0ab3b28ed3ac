import { sumFen } from '@/domain/money/money'
import { premiumOf } from '@/domain/money/premium'
import { renewalDates, type RenewalDates } from '@/domain/renewal/dates'
import { startOfDayMs } from '@/domain/time/day'
import { nextPeriod } from '../catalogue/cover'
import type { Product } from '../catalogue/product'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { openPerson, type Person } from '../records/person/person'
import { policiesOf, type Policy } from '../records/policy/repo'
import { coverHolders } from '../records/proposal/cover'
import { insurantsOf, type InsurantRow, type Proposal } from '../records/proposal/repo'
import { policyStatusOf } from '../records/transition/status'

/** One insured person of an order, with the premium of a renewal by the rules of today. */
export interface Candidate {
  policy: Policy
  row: InsurantRow
  person: Person
  age: number
  premiumFen: number
}

export interface Offer {
  product: Product
  dates: RenewalDates
  expireOn: string
  /**
   * The people who may be renewed. The others are too old, covered elsewhere, or their policy has
   * ended.
   */
  people: Candidate[]
}

/**
 * What may be renewed of an order, as the same product or as the one that follows it. While the
 * renewal is under way (`isUnderWay`), the cover held by its own new order does not count as taken.
 */
export async function renewalOffer(
  ctx: Context,
  db: Db,
  proposal: Proposal,
  { isUnderWay = false } = {},
): Promise<Offer | undefined> {
  const sold = ctx.catalogue.product(proposal.cityCode, proposal.productCode)
  const product =
    sold?.renewalProductCode === undefined
      ? sold
      : ctx.catalogue.product(proposal.cityCode, sold.renewalProductCode)
  if (!product || product.autoRenewal === 'NONE' || proposal.storedStatus !== 'PAID')
    return undefined
  const dates = renewalDates(proposal)
  const period = nextPeriod(product.cover, dates.effectiveOn)
  // A product that is no longer sold on the day of the charge is not renewed.
  const { endAt } = product.saleOn(dates.dueOn)
  if (!period || (endAt !== null && Date.parse(endAt) <= startOfDayMs(dates.dueOn)))
    return undefined
  const rows = await insurantsOf(db, [proposal.id])
  const policies = await policiesOf(db, proposal.id)
  const cover = { cityCode: product.cityCode, productCode: product.productCode, ...period }
  const hashes = rows.map(({ credentialHash }) => credentialHash)
  const holders = (await coverHolders(db, cover, hashes)).filter(
    ({ renews }) => !isUnderWay || renews !== proposal.id,
  )
  const taken = new Set(holders.map(({ credentialHash }) => credentialHash))
  const people = policies.flatMap((policy): Candidate[] => {
    const row = rows.find(({ position }) => position === policy.position)
    const status = policyStatusOf(ctx, policy)
    if (!row || (status !== 'WAITING' && status !== 'EFFECTIVE')) return []
    if (taken.has(row.credentialHash)) return []
    const person = openPerson(ctx.keys, row)
    const bands = product.tariff.find(({ comboCode }) => comboCode === row.comboCode)?.bands
    const premium = bands && premiumOf({ bands, birthOn: person.birthOn, onDay: period.ageOn })
    return premium?.ok ? [{ policy, row, person, ...premium.value }] : []
  })
  return { product, dates, expireOn: period.expireOn, people }
}

export const totalOf = (people: readonly { premiumFen: number }[]): number =>
  sumFen(people.map(({ premiumFen }) => premiumFen))
