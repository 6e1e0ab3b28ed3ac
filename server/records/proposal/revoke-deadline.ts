import type { PolicyState } from '@/domain/order/states'
import { revocableUntil } from '@/domain/revoke/revocation'
import { addDays, dayOf, startOfDayMs } from '@/domain/time/day'
import { isRevocable } from '../../catalogue/insurer-file'
import type { Product } from '../../catalogue/product'
import { iso } from '../../context/clock'
import type { Context } from '../../context/context'
import type { Proposal } from './repo'

/**
 * The time (ms) until which an order may be revoked; undefined when it was not paid, and where the
 * insurer's core cannot cancel.
 */
export const untilOf = (product: Product, { paidAt, effectiveOn }: Proposal): number | undefined =>
  paidAt === null || !isRevocable(product)
    ? undefined
    : revocableUntil({ rule: product.revocation, paidAt, effectiveOn })

/** Whether the insurer decides before the policies of an order are given back now. */
export function isAskedFirst(
  { clock }: { clock: Pick<Context['clock'], 'now'> },
  { insurer }: Pick<Product, 'insurer'>,
  { paidAt }: Pick<Proposal, 'paidAt'>,
): boolean {
  const { issue, cancel } = insurer?.capabilities ?? {}
  if (issue === undefined || cancel?.mode !== 'ask' || paidAt === null) return false
  return clock.now() >= startOfDayMs(addDays(dayOf(paidAt), cancel.hesitationDays ?? 0))
}

/**
 * How people may give back what they bought, as pages show it. Nothing is offered while the insurer
 * decides about a policy of the order.
 */
export function shownRevocation(
  ctx: Context,
  product: Product,
  proposal: Proposal,
  policies: readonly { storedStatus: PolicyState }[],
): { revokeUntil: string | null; revokeAsks?: true } {
  const until = proposal.storedStatus === 'PAID' ? untilOf(product, proposal) : undefined
  const isAsked = policies.some(({ storedStatus }) => storedStatus === 'CANCELLING')
  if (until === undefined || ctx.clock.now() >= until || isAsked) return { revokeUntil: null }
  return {
    revokeUntil: iso(until),
    ...(isAskedFirst(ctx, product, proposal) && { revokeAsks: true }),
  }
}
