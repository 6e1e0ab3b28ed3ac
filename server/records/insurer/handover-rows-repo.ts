import { and, asc, count, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { handoverRows, insurants, policies, proposals } from '../../db/schema'

export type HandoverRow = typeof handoverRows.$inferSelect

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

/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_IN_STATEMENT = 5_000

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
