import {
  and,
  asc,
  count,
  eq,
  exists,
  gt,
  gte,
  inArray,
  lt,
  lte,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { QueryBuilder, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import {
  handoverRows,
  handovers,
  insurants,
  insurerRequests,
  policies,
  proposals,
  transitions,
} from '../../db/schema'
import type { Due } from '../jobs/job'

export type Handover = typeof handovers.$inferSelect
export type HandoverRow = typeof handoverRows.$inferSelect
export type RowAnswer = NonNullable<HandoverRow['answer']>

/** A product as orders name it. */
export interface Sold {
  cityCode: string
  productCode: string
}

/** What is to be handed over, and stands on no list yet. */
export interface Fresh extends Sold {
  kind: HandoverRow['kind']
  policyId: string
  reference: string
  /** The core gave the number of the policy. */
  isByCore: boolean
}

export interface Span {
  from: number
  until: number
  /** Products whose insurer wants no hand-over. */
  except: readonly Sold[]
  limit: number
}

const query = () => new QueryBuilder()
const one = { one: sql`1` }

const isByCore = sql<boolean>`${exists(
  query()
    .select(one)
    .from(insurerRequests)
    .where(
      and(
        eq(insurerRequests.proposalId, policies.proposalId),
        eq(insurerRequests.position, policies.position),
        eq(insurerRequests.port, 'issue'),
      ),
    ),
)}`

const notListed = (kind: HandoverRow['kind'], isThis?: SQL) =>
  not(
    exists(
      query()
        .select(one)
        .from(handoverRows)
        .where(and(eq(handoverRows.policyId, policies.id), eq(handoverRows.kind, kind), isThis)),
    ),
  )

const among = (products: readonly Sold[]) =>
  or(
    ...products.map(({ cityCode, productCode }) =>
      and(eq(proposals.cityCode, cityCode), eq(proposals.productCode, productCode)),
    ),
  )

const outside = (products: readonly Sold[]) => {
  const within = among(products)
  return within && not(within)
}

const during = (at: PgColumn, { from, until }: Span) => and(gte(at, from), lt(at, until))

const { cityCode, productCode } = proposals
const sold = { policyId: policies.id, cityCode, productCode, isByCore }

/** Numbered policies of this span, the oldest first. Who is still underwritten comes when accepted. */
export const freshPolicies = async (db: Db, span: Span): Promise<Fresh[]> =>
  (
    await db
      .select(sold)
      .from(policies)
      .innerJoin(proposals, eq(proposals.id, policies.proposalId))
      .where(
        and(
          during(policies.issuedAt, span),
          sql`${policies.policyNo} is not null`,
          sql`${policies.storedStatus} <> 'PENDING'`,
          notListed('POLICY'),
          outside(span.except),
        ),
      )
      .orderBy(asc(policies.issuedAt), asc(policies.id))
      .limit(span.limit)
  ).map((row) => ({ ...row, kind: 'POLICY', reference: '' }))

// Texts stand in these where a parameter would keep the index away.
const isEndorsement = sql`${insurerRequests.port} = 'endorse'`
/** The ends of policies. */
const isEnd = sql`${transitions.machine} = 'policy' and ${transitions.event} in ('revoke', 'reject')`

export const freshCancellations = async (db: Db, span: Span): Promise<Fresh[]> =>
  (
    await db
      .select(sold)
      .from(transitions)
      .innerJoin(policies, eq(policies.id, transitions.entityId))
      .innerJoin(proposals, eq(proposals.id, policies.proposalId))
      .where(
        and(
          isEnd,
          during(transitions.at, span),
          sql`${policies.policyNo} is not null`,
          notListed('CANCELLATION'),
          outside(span.except),
        ),
      )
      .orderBy(asc(transitions.at), asc(policies.id))
      .limit(span.limit)
  ).map((row) => ({ ...row, kind: 'CANCELLATION', reference: '' }))

/** The corrections that a core acknowledged in this span. */
export const freshEndorsements = async (db: Db, span: Span): Promise<Fresh[]> =>
  (
    await db
      .select({ ...sold, reference: insurerRequests.key })
      .from(insurerRequests)
      .innerJoin(
        policies,
        and(
          eq(policies.proposalId, insurerRequests.proposalId),
          eq(policies.position, insurerRequests.position),
        ),
      )
      .innerJoin(proposals, eq(proposals.id, policies.proposalId))
      .where(
        and(
          isEndorsement,
          during(insurerRequests.answeredAt, span),
          sql`${insurerRequests.answer} ->> 'status' = 'ENDORSED'`,
          notListed('ENDORSEMENT', eq(handoverRows.reference, insurerRequests.key)),
          outside(span.except),
        ),
      )
      .orderBy(asc(insurerRequests.answeredAt), asc(insurerRequests.key))
      .limit(span.limit)
  ).map((row) => ({ ...row, kind: 'ENDORSEMENT' }))

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

/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_IN_STATEMENT = 5_000
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

const isOpen = sql`${handoverRows.answer} is distinct from 'ACKNOWLEDGED'`

/** Rows that are not acknowledged, beginning after this one, each with its policy and its people. */
export const openRows = (db: Db, no: string, after: number, limit: number) =>
  db
    .select({ row: handoverRows, policy: policies, insurant: insurants, proposal: proposals })
    .from(handoverRows)
    .innerJoin(policies, eq(policies.id, handoverRows.policyId))
    .innerJoin(
      insurants,
      and(eq(insurants.proposalId, policies.proposalId), eq(insurants.position, policies.position)),
    )
    .innerJoin(proposals, eq(proposals.id, policies.proposalId))
    .where(and(eq(handoverRows.handoverNo, no), isOpen, gt(handoverRows.rowNo, after)))
    .orderBy(asc(handoverRows.rowNo))
    .limit(limit)
export type OpenRow = Awaited<ReturnType<typeof openRows>>[number]

/** When these policies ended. */
export const endsOf = async (db: Db, policyIds: string[]): Promise<Map<string, number>> =>
  policyIds.length === 0
    ? new Map()
    : new Map(
        (
          await db
            .select({ id: transitions.entityId, at: transitions.at })
            .from(transitions)
            .where(and(inArray(transitions.entityId, policyIds), isEnd))
        ).map(({ id, at }) => [id, at]),
      )

/** The rows of a list from one number to another, with the numbers of their policies. */
export const rowsBetween = (db: Db, no: string, from: number, to: number) =>
  db
    .select({
      rowNo: handoverRows.rowNo,
      answer: handoverRows.answer,
      proposalId: policies.proposalId,
      policyNo: policies.policyNo,
    })
    .from(handoverRows)
    .innerJoin(policies, eq(policies.id, handoverRows.policyId))
    .where(
      and(
        eq(handoverRows.handoverNo, no),
        gte(handoverRows.rowNo, from),
        lte(handoverRows.rowNo, to),
      ),
    )
    .orderBy(asc(handoverRows.rowNo))
export type ListedRow = Awaited<ReturnType<typeof rowsBetween>>[number]

/** What the insurer answered to these rows. */
export async function answerRows(
  db: Db,
  no: string,
  rowNos: readonly number[],
  change: Pick<HandoverRow, 'answer' | 'answeredAt'> & Partial<Pick<HandoverRow, 'reason'>>,
): Promise<void> {
  for (let at = 0; at < rowNos.length; at += ROWS_IN_STATEMENT)
    await db
      .update(handoverRows)
      .set({ reason: null, ...change })
      .where(
        and(
          eq(handoverRows.handoverNo, no),
          inArray(handoverRows.rowNo, rowNos.slice(at, at + ROWS_IN_STATEMENT)),
        ),
      )
}

/** How many rows of a list have each answer; `null` for those without one. */
export const countRows = (db: Db, no: string) =>
  db
    .select({ answer: handoverRows.answer, rows: count() })
    .from(handoverRows)
    .where(eq(handoverRows.handoverNo, no))
    .groupBy(handoverRows.answer)

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
