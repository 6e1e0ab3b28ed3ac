import {
  insurantConfirmations,
  insurants,
  ledger,
  outbox,
  payOrders,
  policies,
  proposals,
  refunds,
  renewals,
  rewardEntries,
  users,
  withdrawals,
} from '../../../server/db/schema'
import type { Facts } from './checker'
import type { PairTown } from './town'

const withStatus = <R extends { storedStatus: unknown }>(row: R) => {
  const status: R['storedStatus'] = row.storedStatus
  return { ...row, status }
}

/** Reads what the checker knows: the providers, the ledger, and the states. */
export async function readFacts({ world, db }: Pick<PairTown, 'world' | 'db'>): Promise<Facts> {
  const transfers = await world.transfers()
  return {
    paid: (await world.orders()).flatMap(
      ({ outTradeNo, outcome, amountFen, transactionId, second }) => [
        ...(outcome === 'PAID' && transactionId
          ? [{ outTradeNo, reference: transactionId, amountFen }]
          : []),
        ...(second ? [{ outTradeNo, reference: second.transactionId, amountFen }] : []),
      ],
    ),
    refunded: (await world.refunds())
      .filter(({ status }) => status === 'SUCCESS')
      .map(({ outTradeNo, outRefundNo, refundFen }) => ({
        ...{ outTradeNo, reference: outRefundNo, amountFen: refundFen },
      })),
    transferred: transfers.filter(({ state }) => state === 'SUCCESS'),
    contracts: await world.contracts(),
    entries: await db.select().from(ledger),
    proposals: (await db.select().from(proposals)).map(withStatus),
    // Whom the insurer refused has no policy.
    people: (await db.select().from(insurants)).filter(({ refusal }) => refusal === null),
    orders: await db.select().from(payOrders),
    refunds: await db.select().from(refunds),
    policies: (await db.select().from(policies)).map(withStatus),
    renewals: await db.select().from(renewals),
    rewards: await db.select().from(rewardEntries),
    withdrawals: await db.select().from(withdrawals),
    confirmations: await db.select().from(insurantConfirmations),
    accounts: await db.select().from(users),
    told: (await db.select().from(outbox)).map(({ dedupeKey }) => dedupeKey),
  }
}
