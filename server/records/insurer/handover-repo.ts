import { and, asc, count, eq, gte, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { handoverRows, handovers } from '../../db/schema'
import type { Due } from '../jobs/job'
import type { Fresh } from './handover-changes-repo'

export type Handover = typeof handovers.$inferSelect

/** A product as orders name it. */
export interface Sold {
  cityCode: string
  productCode: string
}

export const countHandovers = async (
  db: Db,
  { cityCode: city, productCode: product }: Sold,
  day: string,
): Promise<number> =>
  (
    await db
      .select({ lists: count() })
      .from(handovers)
      .where(
        and(
          eq(handovers.cityCode, city),
          eq(handovers.productCode, product),
          eq(handovers.day, day),
        ),
      )
  )[0]?.lists ?? 0

const ROWS_OF_JSON = 20_000

export async function addHandover(
  tx: Db,
  list: typeof handovers.$inferInsert,
  rows: readonly Pick<Fresh, 'kind' | 'policyId' | 'reference'>[],
): Promise<void> {
  await tx.insert(handovers).values(list)
  // A row locks its policy. Whoever locks the policies of an order does so in the order of their ids.
  const made = rows
    .map(({ kind, policyId: id, reference }, index) => ({ n: index + 1, kind, id, reference }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
  for (let at = 0; at < made.length; at += ROWS_OF_JSON) {
    // A statement with five parameters a row would cost the gateway more than making the rows.
    const json = JSON.stringify(made.slice(at, at + ROWS_OF_JSON))
    await tx.execute(sql`
      insert into handover_rows (handover_no, row_no, kind, policy_id, reference)
      select ${list.no}, n, kind, id, reference
      from jsonb_to_recordset(${json}::jsonb) as made(n integer, kind text, id text, reference text)`)
  }
}

/** The lists of these products that are to be sent or looked at, the oldest first. */
export const dueHandovers = (
  db: Db,
  { now, limit, among: wanted }: Due,
  products: readonly Sold[],
): Promise<Handover[]> =>
  products.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(handovers)
        .where(
          and(
            lte(handovers.nextTryAt, now),
            wanted(handovers.no),
            or(
              ...products.map((product) =>
                and(
                  eq(handovers.cityCode, product.cityCode),
                  eq(handovers.productCode, product.productCode),
                ),
              ),
            ),
          ),
        )
        .orderBy(asc(handovers.nextTryAt), asc(handovers.no))
        .limit(limit)

export const updateHandover = (
  db: Db,
  no: string,
  change: Partial<
    Pick<Handover, 'nextTryAt' | 'tries' | 'requests' | 'alarmAt' | 'acknowledgedAt'>
  >,
) => db.update(handovers).set(change).where(eq(handovers.no, no))

/** The lists of these days with the number of rows that have each answer, for operators. */
export const handoverSummary = (db: Db, from: string, to: string) =>
  db
    .select({
      no: handovers.no,
      day: handovers.day,
      tries: handovers.tries,
      answer: handoverRows.answer,
      rows: count(),
    })
    .from(handovers)
    .innerJoin(handoverRows, eq(handoverRows.handoverNo, handovers.no))
    .where(and(gte(handovers.day, from), lte(handovers.day, to)))
    .groupBy(handovers.no, handoverRows.answer)
    .orderBy(asc(handovers.day), asc(handovers.no))
