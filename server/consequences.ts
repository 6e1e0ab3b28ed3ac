import type { Consequences, WritePaid } from './context/consequences'
import type { Context } from './context/context'
import type { Db } from './db/client'
import { refusedByInsurer } from './insurer/accept'
import { queueContactChanges } from './insurer/endorse'
import { queueCancellations, queueIssues } from './insurer/queue'
import { announceShipping } from './message/shipping'
import { returnPremium } from './pay/return-premium'
import { endPolicies, endRefundedPolicies, endRefundedPolicy } from './policy/end'
import { issuePolicies } from './policy/issue'
import { dropDraft } from './records/draft/repo'
import type { Proposal } from './records/proposal/repo'
import { endRenewal, endRenewalOf } from './records/renewal/end'
import { revokeForCustomer } from './revoke/for-customer'
import { rewardSharer, clawBackReward } from './share/reward'

/**
 * Everything that follows from a payment, a revocation, a refund or a cancellation, in this order
 * and in the transaction that moved the money. `pay` writes the ledger and the states of the order
 * before.
 */

type Paying = (ctx: Context, tx: Db, proposal: Proposal) => Promise<WritePaid | undefined>

const paid: readonly Paying[] = [
  async (ctx) => (writes, order) => issuePolicies(ctx, writes, order),
  queueIssues,
  announceShipping,
  rewardSharer,
  // It renews only once.
  async (ctx) =>
    async (writes, { renewal }) =>
      void (renewal && (await endRenewal(ctx, writes, renewal, 'renew'))),
  // The draft of the form is kept until the payment.
  async () => async (writes, order) => void (await dropDraft(writes, order.proposal)),
]

export const consequences: Consequences = {
  offered: refusedByInsurer,
  paid: async (ctx, tx, proposal) => {
    const follow: WritePaid[] = []
    for (const read of paid) {
      const write = await read(ctx, tx, proposal)
      if (write) follow.push(write)
    }
    return async (writes, order) => {
      for (const write of follow) await write(writes, order)
    }
  },
  revokedForCustomer: revokeForCustomer,
  ended: async (ctx, tx, { proposal, payOrder, cause: reason }) => {
    const { id } = proposal
    const policies = await endPolicies(ctx, tx, id)
    const order = { proposal, payOrderId: payOrder.id }
    await queueCancellations(ctx, tx, order, { policies, mode: 'tell', reason })
    await endRenewalOf(ctx, tx, id)
    await clawBackReward(ctx, tx, id)
  },
  leftAlone: returnPremium,
  phoneChanged: queueContactChanges,
  refunded: endRefundedPolicies,
  refundedOne: endRefundedPolicy,
  cancelled: async (ctx, tx, { renews }) => {
    if (renews !== null) await endRenewalOf(ctx, tx, renews)
  },
}
