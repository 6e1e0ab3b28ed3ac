import { sumFen } from '@/domain/money/money'
import { splitFen, splitRefundFen, type Part } from '@/domain/money/split-shares'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { heldFen } from '../records/ledger/premium'
import { keptOf } from '../records/ledger/shares'
import { shareEntriesOf } from '../records/ledger/shares-repo'
import type { Policy } from '../records/policy/repo'
import { sharesOf } from '../records/proposal/insurers'
import type { Proposal } from '../records/proposal/repo'

/** What goes back when a policy ends, in fen, with the part of each insurer. */
export interface PremiumRefund<P> {
  policy: P
  refundFen: number
  parts: readonly Part[]
}

/**
 * What goes back when these policies end now, in their order: what is still held for each. A part that
 * the merchant console gave back before is not given back again. To be asked before the end is booked.
 */
export async function premiumRefundsOf<P extends Pick<Policy, 'id' | 'policyNo' | 'premiumFen'>>(
  ctx: Context,
  tx: Db,
  { proposal, payOrderId }: { proposal: Proposal; payOrderId: string },
  policies: readonly P[],
): Promise<PremiumRefund<P>[]> {
  const shares = sharesOf(ctx, proposal)
  const entries = await shareEntriesOf(tx, payOrderId)
  let { advanceFen } = await heldFen(tx, payOrderId)
  return policies.map((policy) => {
    const { id, policyNo, premiumFen } = policy
    if (policyNo !== null) {
      const kept = keptOf(entries, shares, id)
      const refundFen = sumFen(kept.map(({ amountFen }) => amountFen))
      return { policy, refundFen, parts: splitRefundFen(refundFen, kept) }
    }
    // Nobody has a part of the premium before the policy is issued.
    const refundFen = Math.min(premiumFen, advanceFen)
    advanceFen -= refundFen
    return { policy, refundFen, parts: splitFen(refundFen, shares) }
  })
}
