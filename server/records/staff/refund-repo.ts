import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { RefundState } from '@/domain/order/states'
import type { Db } from '../../db/client'
import { payOrders, proposals, refunds } from '../../db/schema'

/** Refunds that somebody may have to look at. */
const open: RefundState[] = ['REQUESTED', 'PROCESSING', 'ABNORMAL', 'FAILED']

/** Refunds of one status, or those that are not over, by number; in these cities. */
export const refundsWaiting = (
  db: Db,
  {
    status,
    cities,
    after,
  }: {
    status?: RefundState | undefined
    cities: readonly string[] | undefined
    after?: string | undefined
  },
  limit: number,
) => {
  // The city is looked at in the index, because those of one city may be few among all of a status.
  const wanted = db
    .select({ outRefundNo: refunds.outRefundNo })
    .from(refunds)
    .where(
      and(
        status ? eq(refunds.status, status) : inArray(refunds.status, open),
        cities && inArray(refunds.cityCode, [...cities]),
        after === undefined ? undefined : gt(refunds.outRefundNo, after),
      ),
    )
    .orderBy(asc(refunds.outRefundNo))
    .limit(limit)
    .as('wanted')
  return db
    .select({ refund: refunds, order: payOrders, proposal: proposals })
    .from(wanted)
    .innerJoin(refunds, eq(refunds.outRefundNo, wanted.outRefundNo))
    .innerJoin(payOrders, eq(payOrders.id, refunds.payOrderId))
    .innerJoin(proposals, eq(proposals.id, payOrders.proposalId))
    .orderBy(asc(refunds.outRefundNo))
}
