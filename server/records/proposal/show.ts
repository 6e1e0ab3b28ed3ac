import type { InsuredName } from '@/contract/person'
import type { Price } from '@/contract/price'
import type { LeftOut } from '@/contract/shown'
import { addressOf } from '@/domain/apply/property-insurant'
import { credentialTail, maskName } from '@/domain/person/mask'
import { laterCover } from '../../catalogue/cover'
import type { Product } from '../../catalogue/product'
import { iso } from '../../context/clock'
import type { Context } from '../../context/context'
import { openPerson } from '../person/person'
import { proposalStatusOf } from '../transition/status'
import { showPrice } from './price'
import type { InsurantRow, Proposal } from './repo'

export const productOf = (ctx: Context, { cityCode, productCode }: Proposal): Product => {
  const product = ctx.catalogue.product(cityCode, productCode)
  if (!product) throw new Error(`The catalogue has lost ${cityCode}/${productCode}`)
  return product
}

export const priceOf = (ctx: Context, proposal: Proposal, people: InsurantRow[]): Price =>
  showPrice(productOf(ctx, proposal), {
    effectiveOn: proposal.effectiveOn,
    totalFen: proposal.totalFen,
    people: people.map((row) => ({
      ...row,
      person: openPerson(ctx.keys, row),
    })),
  })

/** From when a payment of the same brings a later cover. A renewal begins where the old one ends. */
export const laterCoverOf = (ctx: Context, proposal: Proposal): ReturnType<typeof laterCover> =>
  proposal.renews === null ? laterCover(productOf(ctx, proposal), ctx.clock.now()) : {}

/** The part that every answer about a proposal has, with its open pay order if there is one. */
export function overviewOf(
  ctx: Context,
  proposal: Proposal,
  open: { id: string; tradeType: string } | undefined,
) {
  const { cityCode, productCode, totalFen, createdAt, expireAt } = proposal
  const { page, wording } = productOf(ctx, proposal)
  return {
    cityCode,
    productCode,
    productName: page.productName,
    wording,
    status: proposalStatusOf(ctx, proposal),
    totalFen,
    createdAt: iso(createdAt),
    expireAt: iso(expireAt),
    // A renewal is charged without a cashier. An applicant who pays by hand gets a new pay order.
    payOrderId: open && open.tradeType !== 'DEDUCT' ? open.id : null,
  }
}

/** Each person once. A person with several homes has a row for each home. */
const eachOnce = (people: readonly InsurantRow[]): InsurantRow[] => [
  ...new Map(people.map((row) => [row.credentialHash, row])).values(),
]

/** The masked names of these people, each person once. */
export const namesOf = (ctx: Context, people: readonly InsurantRow[]): string[] =>
  eachOnce(people).map((row) => nameOf(ctx, row))

/** The masked names with what tells people apart, each person once, without their homes. */
export const insuredNamesOf = (ctx: Context, people: readonly InsurantRow[]): InsuredName[] =>
  eachOnce(people).map((row) => {
    const { home: _, ...person } = insuredNameOf(ctx, row)
    return person
  })

/**
 * The masked name, with what tells it apart from another person with the same mask and from other
 * homes.
 */
export function insuredNameOf(ctx: Context, row: InsurantRow) {
  const { name, credentialNo, extraValue } = openPerson(ctx.keys, row)
  return {
    insurantName: maskName(name),
    relationType: row.relationType,
    credentialTail: credentialTail(credentialNo),
    ...(extraValue && { home: addressOf({ extraValue }) }),
  } satisfies InsuredName
}

/** The people of an order whom the insurer refused when it was paid. */
export const leftOutOf = (ctx: Context, everybody: readonly InsurantRow[]): LeftOut[] =>
  everybody.flatMap((row) =>
    row.refusal === null
      ? []
      : { ...insuredNameOf(ctx, row), premiumFen: row.premiumFen, reason: row.refusal },
  )

/** The masked name of one insured person. */
export const nameOf = (ctx: Context, row: InsurantRow): string =>
  maskName(openPerson(ctx.keys, row).name)
