import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { payOrders, proposals, saleStops } from '../../db/schema'
import type { Writes } from '../../db/write-batch'
import type { Due } from '../jobs/job'
import { openStates, type PayOrder } from '../pay/repo'

export type SaleStop = typeof saleStops.$inferSelect

export const addStop = (db: Writes, fresh: typeof saleStops.$inferInsert) =>
  db.insert(saleStops).values(fresh)

/** Stops that are not over at this instant (ms). */
export const stopsInForce = (db: Db, now: number): Promise<SaleStop[]> =>
  db
    .select()
    .from(saleStops)
    .where(or(isNull(saleStops.endAt), gt(saleStops.endAt, now)))
    .orderBy(desc(saleStops.id))

export const stopsOver = (db: Db, now: number, limit: number): Promise<SaleStop[]> =>
  db
    .select()
    .from(saleStops)
    .where(lte(saleStops.endAt, now))
    .orderBy(desc(saleStops.id))
    .limit(limit)

export const lockStop = async (db: Db, id: string): Promise<SaleStop | undefined> =>
  (await db.select().from(saleStops).where(eq(saleStops.id, id)).for('update'))[0]

export const updateStop = (
  db: Writes,
  id: string,
  change: Partial<Pick<SaleStop, 'endAt' | 'closeDueAt' | 'version'>>,
) => db.update(saleStops).set(change).where(eq(saleStops.id, id))

/** Stops whose open pay orders are still to be closed. */
export const dueStops = (db: Db, { now, limit, among }: Due): Promise<SaleStop[]> =>
  db
    .select()
    .from(saleStops)
    .where(and(lte(saleStops.closeDueAt, now), among(saleStops.id)))
    .orderBy(asc(saleStops.id))
    .limit(limit)

/** The apps of WeChat, to tell the channel of an order. */
export interface Apps {
  miniProgram: string
  officialAccount: string | undefined
}

const isOfChannel = (channel: SaleStop['channel'], apps: Apps): SQL | undefined => {
  switch (channel) {
    case null:
      return undefined
    case 'BROWSER':
      return sql`${payOrders.tradeType} in ('H5', 'NATIVE')`
    case 'OFFICIAL_ACCOUNT':
      return and(
        eq(payOrders.tradeType, 'JSAPI'),
        apps.officialAccount === undefined ? sql`false` : eq(payOrders.appId, apps.officialAccount),
      )
    case 'MINI_PROGRAM':
      return and(eq(payOrders.tradeType, 'JSAPI'), eq(payOrders.appId, apps.miniProgram))
  }
}

/** Open pay orders that a stop covers. The charges of auto-renewals are not among them. */
export const openOrdersUnder = async (
  db: Db,
  stop: SaleStop,
  apps: Apps,
  limit: number,
): Promise<PayOrder[]> =>
  (
    await db
      .select({ order: payOrders })
      .from(payOrders)
      .innerJoin(proposals, eq(proposals.id, payOrders.proposalId))
      .where(
        and(
          inArray(payOrders.status, openStates),
          sql`${payOrders.tradeType} <> 'DEDUCT'`,
          stop.cityCode === null ? undefined : eq(proposals.cityCode, stop.cityCode),
          stop.productCode === null ? undefined : eq(proposals.productCode, stop.productCode),
          stop.payType === null ? undefined : eq(payOrders.payType, stop.payType),
          isOfChannel(stop.channel, apps),
        ),
      )
      .orderBy(asc(payOrders.id))
      .limit(limit)
  ).map(({ order }) => order)
