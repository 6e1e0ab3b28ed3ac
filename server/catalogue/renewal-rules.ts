import type { Finding } from './problem'
import type { Product } from './product'
import { readFen, readPercents } from './read-amount'

/**
 * Checks a product that is renewed as another one. The new product must insure everybody whom the
 * old one insures, with the same plans, and pay at least as much for the same benefits. Otherwise
 * policyholders would lose cover that they did not give up, or would be refused at the renewal.
 */
export function brokenRenewal(old: Product, products: readonly Product[]): Finding[] {
  const code = old.renewalProductCode
  if (code === undefined || code === old.productCode) return []
  const next = products.find(
    ({ cityCode, productCode }) => cityCode === old.cityCode && productCode === code,
  )
  const found = next ? lost(old, next) : ['No such product in this city']
  return found.map((message) => ({ path: 'renewalProductCode', message }))
}

const lost = (old: Product, next: Product): string[] => [
  ...eligibility(old.limits, next.limits),
  ...named(
    'does not cover',
    old.coverage.map(({ name }) => name),
    next.coverage.map(({ name }) => name),
  ),
  ...old.tariff.flatMap(({ comboCode, bands }) => {
    const same = next.tariff.find((list) => list.comboCode === comboCode)
    if (!same) return [`${next.productCode} has no plan ${comboCode}`]
    return [
      ...bands
        .filter(({ minAge, maxAge }) => !isPriced(same.bands, minAge, maxAge))
        .map(({ label }) => `${next.productCode} has no price for ${label} of plan ${comboCode}`),
      ...paysLess(ofPlan(old, comboCode), ofPlan(next, comboCode)),
    ]
  }),
]

type Benefit = Product['coverage'][number]

const ofPlan = ({ coverage }: Product, comboCode: string): Benefit[] =>
  coverage.filter(({ comboCodes }) => !comboCodes || comboCodes.includes(comboCode))

/** The benefits of a plan that pay less than before, with what each says now and then. */
const paysLess = (old: readonly Benefit[], next: readonly Benefit[]): string[] =>
  old.flatMap((before) => {
    const after = next.find(({ name }) => name === before.name)
    if (!after) return []
    const isLess = {
      amount: isWorse(readFen(before.amount), readFen(after.amount)),
      // Who bears more of a bill gets less of it.
      deductible: isWorse(readFen(after.deductible), readFen(before.deductible)),
      ratio: isLessIn(readPercents(before.ratio), readPercents(after.ratio)),
    }
    return (['amount', 'deductible', 'ratio'] as const)
      .filter((what) => isLess[what] && before[what] !== after[what])
      .map((what) => `It pays less for ${before.name}: ${after[what]} instead of ${before[what]}`)
  })

/** A text without a number cannot be compared, so another text counts as worse. */
const isWorse = (more: number | undefined, less: number | undefined): boolean =>
  more === undefined || less === undefined || less < more

const isLessIn = (before: readonly number[], after: readonly number[]): boolean =>
  before.length !== after.length || before.some((percent, at) => (after[at] ?? 0) < percent)

function eligibility(old: Product['limits'], next: Product['limits']): string[] {
  const ages = `${next.minAge} to ${next.maxAge}`
  return [
    ...(next.minAge > old.minAge || next.maxAge < old.maxAge ? [`It insures only ${ages}`] : []),
    ...(next.gender !== undefined && next.gender !== old.gender
      ? [`It insures only ${next.gender}`]
      : []),
    ...named('does not insure', Object.keys(old.insurantMaxNum), Object.keys(next.insurantMaxNum)),
  ]
}

const named = (what: string, old: readonly string[], next: readonly string[]): string[] => {
  const missing = [...new Set(old)].filter((name) => !next.includes(name))
  return missing.length > 0 ? [`It ${what} ${missing.join('、')}`] : []
}

const isPriced = (
  bands: readonly { minAge: number; maxAge: number }[],
  minAge: number,
  maxAge: number,
): boolean => {
  for (let age = minAge; age <= maxAge; age += 1)
    if (!bands.some((band) => band.minAge <= age && age <= band.maxAge)) return false
  return true
}
