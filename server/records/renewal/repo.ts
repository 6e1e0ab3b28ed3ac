import { and, asc, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { openRenewalStates } from '@/domain/order/states'
import type { Db } from '../../db/client'
import { renewalConsents, renewalPeople, renewals } from '../../db/schema'
import type { Writes } from '../../db/write-batch'
import type { Due } from '../jobs/job'
import type { ChangeOf } from '../transition/move'

export type Renewal = typeof renewals.$inferSelect
export type RenewalPerson = typeof renewalPeople.$inferSelect

export const addRenewal = async (
  db: Db,
  renewal: typeof renewals.$inferInsert,
  people: (typeof renewalPeople.$inferInsert)[],
): Promise<void> => {
  await db.insert(renewals).values(renewal)
  await db.insert(renewalPeople).values(people)
}

export const addConsent = (db: Db, consent: typeof renewalConsents.$inferInsert) =>
  db.insert(renewalConsents).values(consent)

/** The consent that switched this auto-renewal on. */
export const consentOf = async (db: Db, renewalId: string) =>
  (
    await db
      .select()
      .from(renewalConsents)
      .where(and(eq(renewalConsents.renewalId, renewalId), eq(renewalConsents.act, 'ON')))
      .limit(1)
  )[0]

/**
 * The auto-renewal of an order that is not over, otherwise the newest. Ids tell the time of the gateway
 * that made them, and another gateway's clock may be behind, so the newest may be one that is over.
 */
export const renewalOf = async (db: Db, proposalId: string): Promise<Renewal | undefined> =>
  (
    await db
      .select()
      .from(renewals)
      .where(eq(renewals.proposalId, proposalId))
      .orderBy(desc(inArray(renewals.status, [...openRenewalStates])), desc(renewals.id))
      .limit(1)
  )[0]

export const renewalByCode = async (db: Db, code: string): Promise<Renewal | undefined> =>
  (await db.select().from(renewals).where(eq(renewals.outContractCode, code)))[0]

/** Locks a renewal before it is changed. The proposal is always locked first. */
export const lockRenewal = async (db: Db, id: string): Promise<Renewal | undefined> =>
  (await db.select().from(renewals).where(eq(renewals.id, id)).for('update'))[0]

/** The auto-renewal of an order (renewalOf), locked. */
export async function lockRenewalOf(db: Db, proposalId: string): Promise<Renewal | undefined> {
  const known = await renewalOf(db, proposalId)
  return known && lockRenewal(db, known.id)
}

export const updateRenewal = (db: Writes, id: string, change: ChangeOf<Renewal>) =>
  db.update(renewals).set(change).where(eq(renewals.id, id))

/** The people whom the renewal still covers. */
export const peopleOf = (db: Db, renewalId: string): Promise<RenewalPerson[]> =>
  db
    .select()
    .from(renewalPeople)
    .where(and(eq(renewalPeople.renewalId, renewalId), isNull(renewalPeople.droppedAt)))
    .orderBy(asc(renewalPeople.position))

export const dropPeople = (db: Db, renewalId: string, policyIds: string[], droppedAt: number) =>
  db
    .update(renewalPeople)
    .set({ droppedAt })
    .where(and(eq(renewalPeople.renewalId, renewalId), inArray(renewalPeople.policyId, policyIds)))

/** All auto-renewals of a user, newest first. */
export const renewalsOf = (db: Db, userId: string): Promise<Renewal[]> =>
  db.select().from(renewals).where(eq(renewals.userId, userId)).orderBy(desc(renewals.id))

/** The auto-renewals of a user that are not over, locked in the order of their ids. */
export const lockOpenRenewals = (db: Db, userId: string): Promise<Renewal[]> =>
  db
    .select()
    .from(renewals)
    .where(and(eq(renewals.userId, userId), inArray(renewals.status, [...openRenewalStates])))
    .orderBy(asc(renewals.id))
    .for('update')

/** The ids of a user's policies that are to be renewed. */
export const renewedPolicies = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ policyId: renewalPeople.policyId })
    .from(renewalPeople)
    .innerJoin(renewals, eq(renewals.id, renewalPeople.renewalId))
    .where(
      and(
        eq(renewals.userId, userId),
        inArray(renewals.status, [...openRenewalStates]),
        isNull(renewalPeople.droppedAt),
      ),
    )
  return rows.map(({ policyId }) => policyId)
}

export const dueRenewals = (db: Db, wanted: Due) => dueBy(db, renewals.nextAt, wanted)
export const dueEnds = (db: Db, wanted: Due) => dueBy(db, renewals.endDueAt, wanted)

const dueBy = (
  db: Db,
  column: typeof renewals.nextAt | typeof renewals.endDueAt,
  { now, limit, among }: Due,
): Promise<Renewal[]> =>
  db
    .select()
    .from(renewals)
    .where(and(lte(column, now), among(renewals.id)))
    .orderBy(asc(column))
    .limit(limit)
