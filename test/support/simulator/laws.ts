import { notInArray } from 'drizzle-orm'
import type { Context } from '../../../server/context'
import { payOrders, policies, proposals, refunds } from '../../../server/db/schema'
import { faultsAgainst, faultsAgainstBills, faultsInBooks } from '../books'
import type { World } from '../outside-world'

/** What may remain once everything had days to come to rest. */
const over = {
  proposals: ['PAID', 'CANCELLED', 'EXPIRED', 'REVOKED'] as const,
  payOrders: ['PAID', 'PAID_FAIL_NO_RETRY', 'EXPIRED', 'CANCEL', 'PART_FAIL', 'REFUNDED'] as const,
  refunds: ['REFUNDED', 'CLOSED', 'REPLACED', 'FAILED'] as const,
  policies: ['WAITING', 'EFFECTIVE', 'EXPIRED', 'REVOKED'] as const,
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
  ]
  return found.map(({ id, status }) => `${id} stays ${status}`)
}

/**
 * What must hold after any history, in words where it does not: paid = policies + refunds, no more
 * back than was paid, no policy without payment and trace, nobody covered twice, nothing stuck, and
 * WeChat Pay and its bills remember the same.
 */
export const brokenLaws = async (ctx: Context, world: World): Promise<string[]> => [
  ...(await stuck(ctx)),
  ...(await faultsInBooks(ctx)),
  ...(await faultsAgainst(world, ctx)),
  ...(await faultsAgainstBills(ctx)),
]
