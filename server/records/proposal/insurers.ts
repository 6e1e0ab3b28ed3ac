import type { Share } from '@/domain/money/split-shares'
import { issueByCore, type InsurerFile } from '../../catalogue/insurer-file'
import type { Context } from '../../context/context'
import type { Proposal } from './repo'

type Sold = Pick<Proposal, 'cityCode' | 'productCode'>

/** How the product of a proposal is connected with its insurer; undefined where it is not. */
export const insurerOf = (ctx: Context, { cityCode, productCode }: Sold): InsurerFile | undefined =>
  ctx.catalogue.product(cityCode, productCode)?.insurer

/** The shares of the insurers of a product; empty where they are not declared. */
export const sharesOf = (ctx: Context, sold: Sold): readonly Share[] =>
  insurerOf(ctx, sold)?.shares ?? []

/** Whether the core of the insurer numbers the policies of a proposal. */
export const isIssuedByCore = (ctx: Context, sold: Sold): boolean =>
  issueByCore({ insurer: insurerOf(ctx, sold) }) !== undefined

/**
 * The insurer to which the names and numbers of an order's people went, by its name; undefined where they
 * went to nobody. A core that accepts people is asked from the confirmation on, others hear of paid orders.
 */
export const insurerToldOf = (
  ctx: Context,
  proposal: Pick<Proposal, 'cityCode' | 'productCode' | 'storedStatus' | 'paidAt'>,
): string | undefined => {
  const insurer = insurerOf(ctx, proposal)
  const isAsked = insurer?.capabilities.accept !== undefined && proposal.storedStatus !== 'DRAFT'
  const isTold = insurer?.capabilities.issue !== undefined && proposal.paidAt !== null
  return isAsked || isTold ? insurer?.shares.find(({ lead }) => lead)?.name : undefined
}
