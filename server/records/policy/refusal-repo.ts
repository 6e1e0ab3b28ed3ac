import { and, asc, eq, inArray, max } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { insurants, payOrders, policies, refunds, transitions } from '../../db/schema'

/** The policies of these orders that the insurer refused after the payment. */
export const findRefused = (db: Db, proposalIds: string[]) =>
  db
    .select({ at: transitions.at, insurant: insurants })
    .from(policies)
    .innerJoin(
      transitions,
      and(
        eq(transitions.entityId, policies.id),
        eq(transitions.machine, 'policy'),
        eq(transitions.event, 'reject'),
      ),
    )
    .innerJoin(
      insurants,
      and(eq(insurants.proposalId, policies.proposalId), eq(insurants.position, policies.position)),
    )
    .where(inArray(policies.proposalId, proposalIds))
    .orderBy(asc(transitions.at))

/** The time (ms) of the last refund of each order whose money is fully refunded. */
export const findReturns = (db: Db, proposalIds: string[]) =>
  db
    .select({ proposalId: payOrders.proposalId, at: max(refunds.refundedAt) })
    .from(payOrders)
    .innerJoin(refunds, eq(refunds.payOrderId, payOrders.id))
    .where(
      and(
        inArray(payOrders.proposalId, proposalIds),
        eq(payOrders.status, 'REFUNDED'),
        eq(refunds.status, 'REFUNDED'),
      ),
    )
    .groupBy(payOrders.proposalId)
