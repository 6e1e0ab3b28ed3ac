import { and, asc, desc, eq, inArray, isNull, lt, lte, or, type SQL } from 'drizzle-orm'
import type { ApprovalAct, ApprovalState } from '@/domain/staff/approval'
import type { Db } from '../../db/client'
import { approvals } from '../../db/schema'
import type { Due } from '../jobs/job'

export type Approval = typeof approvals.$inferSelect

/** False when the same waits already. */
export const addApproval = async (db: Db, fresh: typeof approvals.$inferInsert): Promise<boolean> =>
  (await db.insert(approvals).values(fresh).onConflictDoNothing().returning({ id: approvals.id }))
    .length > 0

export const lockApproval = async (db: Db, id: string): Promise<Approval | undefined> =>
  (await db.select().from(approvals).where(eq(approvals.id, id)).for('update'))[0]

export const findApproval = async (db: Db, id: string): Promise<Approval | undefined> =>
  (await db.select().from(approvals).where(eq(approvals.id, id)))[0]

/** What waits about this record, whatever it is. */
export const openApprovals = (db: Db, subject: string): Promise<Approval[]> =>
  db
    .select()
    .from(approvals)
    .where(and(eq(approvals.subject, subject), inArray(approvals.status, ['ASKED', 'APPROVED'])))

export const isOpen = ({ status }: Pick<Approval, 'status'>): boolean =>
  status === 'ASKED' || status === 'APPROVED'

/** What was asked about this record, the newest first. */
export const approvalsAbout = (db: Db, subject: string): Promise<Approval[]> =>
  db
    .select()
    .from(approvals)
    .where(eq(approvals.subject, subject))
    .orderBy(desc(approvals.id))
    .limit(50)

export const listApprovals = (
  db: Db,
  {
    status,
    cities,
    acts,
    before,
  }: {
    status?: ApprovalState | undefined
    cities: readonly string[] | undefined
    acts: readonly ApprovalAct[]
    before?: string | undefined
  },
  limit: number,
): Promise<Approval[]> => {
  const wanted: (SQL | undefined)[] = [
    acts.length === 0 ? undefined : inArray(approvals.act, [...acts]),
    status && eq(approvals.status, status),
    cities && or(isNull(approvals.cityCode), inArray(approvals.cityCode, [...cities])),
    before === undefined ? undefined : lt(approvals.id, before),
  ]
  return db
    .select()
    .from(approvals)
    .where(and(...wanted))
    .orderBy(desc(approvals.id))
    .limit(limit)
}

/** What was approved and is not carried out yet. */
export const dueApprovals = (db: Db, { limit, among }: Due): Promise<Approval[]> =>
  db
    .select()
    .from(approvals)
    .where(and(eq(approvals.status, 'APPROVED'), among(approvals.id)))
    .orderBy(asc(approvals.id))
    .limit(limit)

/** What nobody decided in time. */
export const overdueApprovals = (db: Db, { now, limit, among }: Due): Promise<Approval[]> =>
  db
    .select()
    .from(approvals)
    .where(and(eq(approvals.status, 'ASKED'), lte(approvals.expireAt, now), among(approvals.id)))
    .orderBy(asc(approvals.id))
    .limit(limit)
