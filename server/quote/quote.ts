import type { Insurant } from '@/contract/person'
import { checkInsurants, type FamilyStatus } from '@/domain/apply/insurant-limit'
import { discountFen, premiumOf, totalPremium } from '@/domain/money/premium'
import { dayOf } from '@/domain/time/day'
import { coverPeriod } from '../catalogue/cover'
import type { Product } from '../catalogue/product'
import { refuseField, type Answer } from '../context/answer'
import type { Context } from '../context/context'
import { credentialHash } from '../records/person/person'
import { readPerson } from '../records/person/read'
import type { OwnCover } from '../records/proposal/family'
import { homesFault, readHome } from '../records/proposal/home'
import type { Quote, QuotedPerson } from '../records/proposal/price'

/**
 * Checks the insured people and works out their premiums (fen) by the rules of today. Every price
 * comes from here.
 */
export function quote(
  ctx: Context,
  userId: string,
  product: Product,
  { family, held }: OwnCover,
  insurants: readonly Insurant[],
): Answer<Quote> {
  const today = dayOf(ctx.clock.now())
  const period = coverPeriod(product.cover, today)
  const people: QuotedPerson[] = []
  for (const [index, insurant] of insurants.entries()) {
    const read = readPerson(ctx, userId, product.page.form, insurant, { role: 'insurant', today })
    if (!read.ok) {
      const { field, rule } = read.fault
      return refuseAt('INSURANT_INVALID', index, field, rule)
    }
    const { gender = read.value.gender } = product.limits
    if (read.value.gender !== gender)
      return refuseAt('INSURANT_INVALID', index, 'gender', 'PRODUCT_GENDER')
    const comboCode = insurant.comboCode ?? product.protectScheme.defaultComboCode
    const bands = product.tariff.find((list) => list.comboCode === comboCode)?.bands
    if (!bands) return refuseAt('COMBO_INVALID', index, 'comboCode', comboCode)
    const { birthOn } = read.value
    const premium = premiumOf({ bands, birthOn, onDay: period.ageOn })
    if (!premium.ok) return refuseAt('INSURANT_AGE', index, 'birthday', premium.code)
    const home = readHome(ctx, userId, product, insurant)
    if (!home.ok) return refuseAt('INSURANT_INVALID', index, home.fault.field, home.fault.rule)
    const { copies, ...insured } = home.value
    const { relationType } = insurant
    const person = { ...read.value, ...insured }
    const one = { index, person, relationType, comboCode, ...premium.value }
    people.push(...Array.from({ length: copies }, () => one))
  }
  const insured = people.find(({ person }) => held.has(credentialHash(ctx.keys, person)))
  if (insured) return refuseAt('ALREADY_INSURED', insured.index, 'credentialNo', 'INSURED')
  const problem = peopleProblem(product, family, people)
  if (problem) {
    const code = problem.code === 'DUPLICATE' ? 'INSURANT_DUPLICATE' : 'INSURANT_LIMIT'
    return refuseAt(code, problem.index, problem.field, problem.code)
  }
  const offFen = discountFen(people.length, product.familyDiscount)
  const priced = people.map((one) => ({ ...one, premiumFen: one.premiumFen - offFen }))
  return { ok: true, value: { ...period, people: priced, totalFen: totalPremium(priced) } }
}

/**
 * Checks the people together: the limits of the family, or the number of homes for property
 * products.
 */
function peopleProblem(
  product: Product,
  family: FamilyStatus,
  people: readonly QuotedPerson[],
): { index: number; code: string; field: string } | undefined {
  const each = people.filter(
    ({ index }, at) => people.findIndex((one) => one.index === index) === at,
  )
  if (product.property) {
    const strange = each.find(({ relationType }) => relationType !== 'SELF')
    if (strange) return { index: strange.index, code: 'RELATION_DISABLED', field: 'relationType' }
    const homes = each.map(({ person }) => person.extraValue)
    const fault = homesFault(product, homes)
    return fault && { ...fault, field: 'extraValue' }
  }
  const [problem] = checkInsurants({
    insurants: each.map(({ person, relationType }) => ({ ...person, relationType })),
    family,
  })
  return problem && { ...problem, field: 'relationType' }
}

const refuseAt = (
  code:
    | 'ALREADY_INSURED'
    | 'INSURANT_INVALID'
    | 'COMBO_INVALID'
    | 'INSURANT_AGE'
    | 'INSURANT_DUPLICATE'
    | 'INSURANT_LIMIT',
  index: number,
  field: string,
  rule: string,
) => refuseField(code, `insurants.${index}.${field}`, rule)
