import type { Price } from '@/contract/proposal'
import type { ProposalState } from '@/domain/payment/order-states'
import { maskName } from '@/domain/person/mask'
import type { Product } from '../catalogue/product'
import { iso } from '../clock'
import type { Context } from '../context'
import type { PayOrder } from '../pay/repo'
import { showPrice } from '../quote/quote'
import type { InsurantRow, Proposal } from './repo'
import { openPerson } from './sealed-people'

/** Overdue is expired, also in the seconds before the job has written it down. */
export const statusOf = (ctx: Context, { status, expireAt }: Proposal): ProposalState =>
  expireAt <= ctx.clock.now() &&
  (status === 'DRAFT' || status === 'CONFIRMED' || status === 'UNPAID')
    ? 'EXPIRED'
    : status

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
      person: openPerson(ctx.keys, row.personSealed, proposal.id),
    })),
  })

/** What every answer about a proposal says, with its open pay order to go on with, if it has one. */
export function overviewOf(ctx: Context, proposal: Proposal, open: PayOrder | undefined) {
  const { cityCode, productCode, totalFen, createdAt, expireAt } = proposal
  const { page, wording } = productOf(ctx, proposal)
  return {
    cityCode,
    productCode,
    productName: page.productName,
    wording,
    status: statusOf(ctx, proposal),
    totalFen,
    createdAt: iso(createdAt),
    expireAt: iso(expireAt),
    // What renewed itself is charged without a cashier; by hand it is paid anew.
    payOrderId: open && open.tradeType !== 'DEDUCT' ? open.id : null,
  }
}

/** Everybody once, masked, for lists. */
export const namesOf = (ctx: Context, people: readonly InsurantRow[]): string[] =>
  [...new Map(people.map((row) => [row.credentialHash, row])).values()].map((row) =>
    nameOf(ctx, row),
  )

/** Masked, for lists. */
export const nameOf = (ctx: Context, { personSealed, proposalId }: InsurantRow): string =>
  maskName(openPerson(ctx.keys, personSealed, proposalId).name)
