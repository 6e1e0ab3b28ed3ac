import { ageOn } from '../person/birthday'
import type { Day } from '../time/day'

/** Premium in fen by full years of age. Both ends of a band are included. */
export type PremiumBand = { minAge: number; maxAge: number; premiumFen: number }

/** BIRTH: the age is unknown. AGE: no band includes the age. */
export const premiumCodes = ['BIRTH', 'AGE'] as const
export type PremiumCode = (typeof premiumCodes)[number]

export type PremiumResult =
  { ok: true; value: { age: number; premiumFen: number } } | { ok: false; code: PremiumCode }

/**
 * Finds the premium (fen) for a person. A band whose premium is zero or not whole fen is no valid
 * price.
 */
export function premiumOf({
  bands,
  birthOn,
  onDay,
}: {
  bands: readonly PremiumBand[]
  birthOn: Day
  /** The day on which ages count: the effective day, unless the product names another day. */
  onDay: Day
}): PremiumResult {
  const age = ageOn({ birthOn, onDay })
  if (age === undefined) return { ok: false, code: 'BIRTH' }
  const band = bands.find(({ minAge, maxAge }) => minAge <= age && age <= maxAge)
  if (!band || !isPrice(band.premiumFen)) return { ok: false, code: 'AGE' }
  return { ok: true, value: { age, premiumFen: band.premiumFen } }
}

/** The lowest premium of all bands in fen, as in "from 69 yuan"; undefined without any. */
export function fromPremium(bands: readonly PremiumBand[]): number | undefined {
  const prices = bands.map(({ premiumFen }) => premiumFen).filter(isPrice)
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/**
 * The sum in whole fen. Throws a RangeError when the sum is not a safe integer, because that is a
 * bug.
 */
export function totalPremium(premiums: readonly { premiumFen: number }[]): number {
  const total = premiums.reduce((sum, { premiumFen }) => sum + premiumFen, 0)
  if (!Number.isSafeInteger(total)) throw new RangeError('A total must be whole fen')
  return total
}

const isPrice = (fen: number): boolean => Number.isSafeInteger(fen) && fen > 0

/** The discount for each person when one order insures several people. */
export type FamilyDiscount = {
  title: string
  /** The number of people from which the discount applies. */
  people: number
  offFen: number
}

/** The discount of each person in fen, for an order with this number of people. */
export const discountFen = (people: number, discount: FamilyDiscount | undefined): number =>
  discount && people >= discount.people ? discount.offFen : 0
