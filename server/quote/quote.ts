import type { Insurant } from '@/contract/person'
import type { Price } from '@/contract/proposal'
import { discountFen } from '@/domain/insurant/family-discount'
import { checkInsurants, type FamilyStatus } from '@/domain/insurant/insurant-limit'
import { premiumOf, totalPremium } from '@/domain/insurant/premium'
import { sumFen, yuanText } from '@/domain/money/money'
import { maskIdentity, maskName } from '@/domain/person/mask'
import { dayOf, type Day } from '@/domain/time/day'
import { refuseField, type Answer } from '../answer'
import { coverPeriod } from '../catalogue/cover'
import type { Product } from '../catalogue/product'
import type { Context } from '../context'
import { homesFault, readHome } from '../proposal/home'
import { credentialHash, readPerson, type Person } from '../proposal/people'
import type { OwnCover } from './family'

export interface QuotedPerson {
  /** Which of those asked for: several copies for a home are quoted one by one. */
  index: number
  person: Person
  relationType: Insurant['relationType']
  comboCode: string
  age: number
  premiumFen: number
}

export interface Quote {
  effectiveOn: Day
  expireOn: Day
  ageOn: Day
  people: QuotedPerson[]
  totalFen: number
}

/** People and their premiums by the rules of the product, today; the only source of a price. */
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

/** Together: as many people as the family may be, or as many homes as the product takes. */
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

const bandOf = ({ tariff }: Product, { comboCode, age }: Pick<QuotedPerson, 'comboCode' | 'age'>) =>
  tariff
    .find((entry) => entry.comboCode === comboCode)
    ?.bands.find(({ minAge, maxAge }) => minAge <= age && age <= maxAge)

type Shown = Pick<Quote, 'effectiveOn' | 'totalFen'> & { people: Omit<QuotedPerson, 'index'>[] }

/** By how much it is less than the tariff; undefined where it is not. */
function discountOf(product: Product, { people, totalFen }: Shown): Price['discount'] {
  const listFen = sumFen(people.map((one) => bandOf(product, one)?.premiumFen ?? one.premiumFen))
  const { familyDiscount: family } = product
  if (!family || listFen <= totalFen) return undefined
  return { title: family.title, people: people.length, listFen, offFen: listFen - totalFen }
}

/** The price as people see it, names and numbers masked. */
export function showPrice(product: Product, quoted: Shown): Price {
  const discount = discountOf(product, quoted)
  return {
    totalFen: quoted.totalFen,
    effectiveOn: quoted.effectiveOn,
    ...(product.premiumRule && { rule: product.premiumRule }),
    ...(discount && { discount }),
    insurants: quoted.people.map(({ person, relationType, comboCode, age, premiumFen }) => {
      const list = product.tariff.find((entry) => entry.comboCode === comboCode)
      const band = bandOf(product, { comboCode, age })
      // By what it was priced, and what it comes to: one line, or one for each plan.
      const line = {
        premiumDesc: band?.label ?? '',
        text: yuanText({ fen: premiumFen, trimZeros: true }),
      }
      return {
        name: maskName(person.name),
        credentialNo: maskIdentity(person.credentialNo),
        relationType,
        age,
        premiumFen,
        ...(band?.tag && { tag: band.tag }),
        ...(person.extraValue && { extraValue: person.extraValue }),
        ...line,
        riskList: list && product.tariff.length > 1 ? [{ riskName: list.title, ...line }] : [],
      }
    }),
  }
}
