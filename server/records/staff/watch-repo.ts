import { and, count, eq, gte, inArray, max, min, sql, sum } from 'drizzle-orm'
import { encodeTime } from 'ulid'
import { owedRefundStates } from '@/domain/order/states'
import type { Db } from '../../db/client'
import { jobLeases, payOrders, refunds } from '../../db/schema'

/** The leases of each job: pieces at work, pieces that failed, and the next turn. */
export const leasesByJob = (db: Db, now: number) =>
  db
    .select({
      job: jobLeases.job,
      held: sql<number>`count(*) filter (where ${jobLeases.until} > ${new Date(now).toISOString()}::timestamptz and ${jobLeases.failures} = 0)::int`,
      failing: sql<number>`count(*) filter (where ${jobLeases.failures} > 0)::int`,
      mostFailures: max(jobLeases.failures),
      nextAt: min(jobLeases.until),
      isWhole: sql<boolean>`bool_or(${jobLeases.key} = '')`,
    })
    .from(jobLeases)
    .groupBy(jobLeases.job)
    .orderBy(jobLeases.job)

/** Ids are in the order of time, so no index of times is needed. */
const sinceId = (at: number): string => encodeTime(at, 10)

/** Pay orders that were opened since an instant (ms), by provider and state. */
export const payOrdersSince = (db: Db, since: number) =>
  db
    .select({ provider: payOrders.provider, status: payOrders.status, times: count() })
    .from(payOrders)
    .where(gte(payOrders.id, sinceId(since)))
    .groupBy(payOrders.provider, payOrders.status)

/** Refunds that are owed, by provider. */
export const owedByProvider = (db: Db) =>
  db
    .select({
      provider: payOrders.provider,
      times: count(),
      amountFen: sum(refunds.amountFen).mapWith(Number),
    })
    .from(refunds)
    .innerJoin(payOrders, eq(payOrders.id, refunds.payOrderId))
    .where(and(inArray(refunds.status, [...owedRefundStates])))
    .groupBy(payOrders.provider)
