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

/** The states that may remain after everything had days to finish. */
const over = {
  proposals: ['PAID', 'CANCELLED', 'EXPIRED', 'REVOKED'] as const,
  payOrders: ['PAID', 'PAID_FAIL_NO_RETRY', 'EXPIRED', 'CANCEL', 'PART_FAIL', 'REFUNDED'] as const,
  refunds: ['REFUNDED', 'CLOSED', 'REPLACED', 'FAILED'] as const,
  policies: ['WAITING', 'EFFECTIVE', 'EXPIRED', 'REVOKED'] as const,
  renewals: ['SIGN_FAILED', 'RENEWED', 'LAPSED', 'ENDED'] as const,
}

/** Records that did not reach a final state. Nothing may stay PAYING or REFUNDING for ever. */
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

/**
 * Charges without consent, above the agreed amount or without a renewal; renewals without a paid
 * order; and contracts that did not end.
 */
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
  // The renewal may be manual or automatic, and its order may have been refunded since.
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
 * Describes the broken laws after any history. The laws are: paid = policies + refunds; no refund
 * above the payment; no policy without payment and sales evidence; no person insured twice; nothing
 * stuck; no renewal without consent; WeChat Pay and its bills agree with the gateway.
 */
export const brokenLaws = async (ctx: Context, world: World): Promise<string[]> => [
  ...(await stuck(ctx)),
  ...(await charged(ctx, world)),
  ...(await faultsInBooks(ctx)),
  ...(await faultsAgainst(world, ctx)),
  ...(await faultsAgainstBills(ctx)),
]
