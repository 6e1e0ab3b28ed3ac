import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { insurants, payOrders, policies, refunds, transitions } from '../../db/schema'

/** The orders among these with a policy that the insurer has not issued yet. */
export const findIssuing = async (db: Db, proposalIds: string[]): Promise<string[]> =>
  (
    await db
      .selectDistinct({ proposalId: policies.proposalId })
      .from(policies)
      .where(and(inArray(policies.proposalId, proposalIds), eq(policies.storedStatus, 'ISSUING')))
  ).map(({ proposalId }) => proposalId)

/** The policies of these orders that the insurer refused after the payment, or did not issue. */
export const findRefused = (db: Db, proposalIds: string[]) =>
  db
    .select({ at: transitions.at, insurant: insurants, reason: policies.refusedFor })
    .from(policies)
    .innerJoin(
      transitions,
      and(
        eq(transitions.entityId, policies.id),
        eq(transitions.machine, 'policy'),
        inArray(transitions.event, ['reject', 'lapse']),
      ),
    )
    .innerJoin(
      insurants,
      and(eq(insurants.proposalId, policies.proposalId), eq(insurants.position, policies.position)),
    )
    // Whoever was refused while others stayed insured did not end the order.
    .where(and(inArray(policies.proposalId, proposalIds), isNull(insurants.refusal)))
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
