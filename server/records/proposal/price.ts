import type { Insurant } from '@/contract/person'
import type { Price } from '@/contract/price'
import { sumFen, yuanText } from '@/domain/money/money'
import { maskIdentity, maskName } from '@/domain/person/mask'
import type { Day } from '@/domain/time/day'
import type { Product } from '../../catalogue/product'
import type { Person } from '../person/person'

export interface QuotedPerson {
  /**
   * The index in the request. Several copies for one home are quoted one by one, with the same
   * index.
   */
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

const bandOf = ({ tariff }: Product, { comboCode, age }: Pick<QuotedPerson, 'comboCode' | 'age'>) =>
  tariff
    .find((entry) => entry.comboCode === comboCode)
    ?.bands.find(({ minAge, maxAge }) => minAge <= age && age <= maxAge)

type Shown = Pick<Quote, 'effectiveOn' | 'totalFen'> & { people: Omit<QuotedPerson, 'index'>[] }

/** The discount compared with the tariff; undefined where there is none. */
function discountOf(product: Product, { people, totalFen }: Shown): Price['discount'] {
  const listFen = sumFen(people.map((one) => bandOf(product, one)?.premiumFen ?? one.premiumFen))
  const { familyDiscount: family } = product
  if (!family || listFen <= totalFen) return undefined
  return { title: family.title, people: people.length, listFen, offFen: listFen - totalFen }
}

/** The price for a page, with names and numbers masked. */
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
      // The tariff line and its amount: one line, or one for each plan.
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
