import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { ledger, payOrders, refunds } from '../../db/schema'

/** The orders among these that the gateway itself ended: it booked a refund of its own. */
export const findRevoked = async (db: Db, proposalIds: string[]): Promise<string[]> =>
  (
    await db
      .select({ proposalId: payOrders.proposalId })
      .from(payOrders)
      .innerJoin(ledger, and(eq(ledger.payOrderId, payOrders.id), eq(ledger.kind, 'REVOKE')))
      .innerJoin(refunds, eq(refunds.outRefundNo, ledger.reference))
      .where(and(inArray(payOrders.proposalId, proposalIds), eq(refunds.origin, 'GATEWAY')))
  ).map(({ proposalId }) => proposalId)
