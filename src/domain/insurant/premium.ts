import { ageOn } from '../person/age'
import type { Day } from '../time/day'

/** Premium by full years of age; both ends of a band are included. */
export type PremiumBand = { minAge: number; maxAge: number; premiumFen: number }

/** BIRTH: no age can be told. AGE: no band takes that age. */
export const premiumCodes = ['BIRTH', 'AGE'] as const
export type PremiumCode = (typeof premiumCodes)[number]

export type PremiumResult =
  { ok: true; value: { age: number; premiumFen: number } } | { ok: false; code: PremiumCode }

/** A band that charges nothing, or no whole fen, is no price. */
export function premiumOf({
  bands,
  birthOn,
  onDay,
}: {
  bands: readonly PremiumBand[]
  birthOn: Day
  /** The day on which ages count: the effective day, unless the product names another. */
  onDay: Day
}): PremiumResult {
  const age = ageOn({ birthOn, onDay })
  if (age === undefined) return { ok: false, code: 'BIRTH' }
  const band = bands.find(({ minAge, maxAge }) => minAge <= age && age <= maxAge)
  if (!band || !isPrice(band.premiumFen)) return { ok: false, code: 'AGE' }
  return { ok: true, value: { age, premiumFen: band.premiumFen } }
}

/** The lowest premium of all bands, as in "from 69 yuan"; undefined without any. */
export function fromPremium(bands: readonly PremiumBand[]): number | undefined {
  const prices = bands.map(({ premiumFen }) => premiumFen).filter(isPrice)
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** Whole fen; a sum that is no safe integer is a bug, not a price. */
export function totalPremium(premiums: readonly { premiumFen: number }[]): number {
  const total = premiums.reduce((sum, { premiumFen }) => sum + premiumFen, 0)
  if (!Number.isSafeInteger(total)) throw new RangeError('A total must be whole fen')
  return total
}

const isPrice = (fen: number): boolean => Number.isSafeInteger(fen) && fen > 0
