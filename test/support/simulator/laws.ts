import { isNotNull, notInArray } from 'drizzle-orm'
import type { Context } from '../../../server/context/context'
import {
  payOrders,
  policies,
  proposals,
  refunds,
  renewalConsents,
  renewals,
} from '../../../server/db/schema'
import { faultsAgainst, faultsAgainstBills, faultsInBooks } from '../ledger'
import type { World } from '../outside-world'

/** What may remain once everything had days to come to rest. */
const over = {
  proposals: ['PAID', 'CANCELLED', 'EXPIRED', 'REVOKED'] as const,
  payOrders: ['PAID', 'PAID_FAIL_NO_RETRY', 'EXPIRED', 'CANCEL', 'PART_FAIL', 'REFUNDED'] as const,
  refunds: ['REFUNDED', 'CLOSED', 'REPLACED', 'FAILED'] as const,
  policies: ['WAITING', 'EFFECTIVE', 'EXPIRED', 'REVOKED'] as const,
  renewals: ['SIGN_FAILED', 'RENEWED', 'LAPSED', 'ENDED'] as const,
}

/** Nothing stays PAYING or REFUNDING for ever. */
async function stuck({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const found = [
    ...(await db
      .select({ id: proposals.id, status: proposals.status })
      .from(proposals)
      .where(notInArray(proposals.status, [...over.proposals]))),
    ...(await db
      .select({ id: payOrders.id, status: payOrders.status })
      .from(payOrders)
      .where(notInArray(payOrders.status, [...over.payOrders]))),
    ...(await db
      .select({ id: refunds.outRefundNo, status: refunds.status })
      .from(refunds)
      .where(notInArray(refunds.status, [...over.refunds]))),
    ...(await db
      .select({ id: policies.id, status: policies.status })
      .from(policies)
      .where(notInArray(policies.status, [...over.policies]))),
    ...(await db
      .select({ id: renewals.id, status: renewals.status })
      .from(renewals)
      .where(notInArray(renewals.status, [...over.renewals]))),
  ]
  return found.map(({ id, status }) => `${id} stays ${status}`)
}

/** Nobody is charged without having agreed to it, for more, or after saying no; all contracts end. */
async function charged({ db }: Pick<Context, 'db'>, world: World): Promise<string[]> {
  const all = await db.select().from(renewals)
  const agreed = await db.select().from(renewalConsents)
  const orders = (await db.select().from(payOrders)).filter((one) => one.tradeType === 'DEDUCT')
  const carriedOn = await db.select().from(proposals).where(isNotNull(proposals.renews))
  const contracts = await world.contracts()
  const faults = orders.flatMap(({ id, status, amountFen }) => {
    const renewal = all.find(({ payOrderId }) => payOrderId === id)
    const most = agreed.find(({ renewalId, act }) => act === 'ON' && renewalId === renewal?.id)
    if (!renewal || !most) return [`charge ${id} that nobody agreed to`]
    const name = `charge ${id} of renewal ${renewal.id} (${renewal.status})`
    return [
      ...(amountFen > most.amountFen ? [`${name} is more than agreed`] : []),
      ...(status === 'PAID' && renewal.status !== 'RENEWED' ? [`${name} is ${status}`] : []),
    ]
  })
  // By hand or by itself; its order may have been given back since.
  const unpaid = all.filter(
    ({ status, proposalId }) =>
      status === 'RENEWED' &&
      !carriedOn.some(({ renews, paidAt }) => renews === proposalId && paidAt !== null),
  )
  const open = all.filter(({ outContractCode, endDueAt }) => {
    const there = contracts.find((one) => one.outContractCode === outContractCode)
    return endDueAt !== null || there?.state === 'SIGNED'
  })
  return [
    ...faults,
    ...unpaid.map(({ id }) => `renewal ${id} was paid by nobody`),
    ...open.map(({ id }) => `contract of ${id} was not ended`),
  ]
}

/**
 * What must hold after any history, in words where it does not: paid = policies + refunds, no more
 * back than was paid, no policy without payment and trace, nobody covered twice, nothing stuck, no
 * renewal that was not agreed to, and WeChat Pay and its bills remember the same.
 */
export const brokenLaws = async (ctx: Context, world: World): Promise<string[]> => [
  ...(await stuck(ctx)),
  ...(await charged(ctx, world)),
  ...(await faultsInBooks(ctx)),
  ...(await faultsAgainst(world, ctx)),
  ...(await faultsAgainstBills(ctx)),
]
