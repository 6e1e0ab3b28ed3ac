import type { Refusal } from '@/contract/shown'
import { iso } from '../../context/clock'
import type { Context } from '../../context/context'
import type { Proposal } from '../proposal/repo'
import { insuredNamesOf, namesOf } from '../proposal/show'
import { findRefused, findReturns } from './refusal-repo'

/**
 * The insurer's refusal by order. It is null for orders in force and for those that ended
 * otherwise.
 */
export async function refusalsOf(
  ctx: Context,
  proposals: readonly Pick<Proposal, 'id' | 'storedStatus'>[],
): Promise<(proposalId: string) => Refusal | null> {
  const fallen = proposals
    .filter(({ storedStatus }) => storedStatus === 'REVOKED')
    .map(({ id }) => id)
  const refused = fallen.length > 0 ? await findRefused(ctx.db, fallen) : []
  const returned = refused.length > 0 ? await findReturns(ctx.db, fallen) : []
  return (proposalId) => {
    const own = refused.filter(({ insurant }) => insurant.proposalId === proposalId)
    const [first] = own
    if (!first) return null
    const people = own.map(({ insurant }) => insurant)
    const at = returned.find((each) => each.proposalId === proposalId)?.at ?? null
    return {
      refusedAt: iso(first.at),
      insurantNames: namesOf(ctx, people),
      insurants: insuredNamesOf(ctx, people),
      returnedAt: at === null ? null : iso(at),
      ...(first.reason !== null && { reason: first.reason }),
    }
  }
}
