import { and, eq, exists, gt, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { DAY_MS } from '@/domain/time/day'
import type { Db } from '../db/client'
import { jobLeases } from '../db/schema'

export interface Lease {
  job: string
  key: string
  /** Drawn for each claim. */
  holder: string
}
type Piece = Omit<Lease, 'holder'>

/** No lease is meant to last longer; one that does was written under a clock that has gone back. */
const LONGEST_MS = 32 * DAY_MS

const at = ({ job, key }: Piece) => and(eq(jobLeases.job, job), eq(jobLeases.key, key))
const held = (now: number) => and(gt(jobLeases.until, now), lte(jobLeases.until, now + LONGEST_MS))
const lapsed = (now: number) => or(lte(jobLeases.until, now), gt(jobLeases.until, now + LONGEST_MS))

/** For the WHERE of what is due: nobody holds the row with this key. */
export const free = (job: string, key: AnyPgColumn, now: number): SQL =>
  not(
    exists(
      new QueryBuilder()
        .select({ one: sql`1` })
        .from(jobLeases)
        .where(and(eq(jobLeases.job, job), eq(jobLeases.key, key), held(now))),
    ),
  )

export const isFree = async (db: Db, piece: Piece, now: number): Promise<boolean> =>
  (
    await db
      .select({ job: jobLeases.job })
      .from(jobLeases)
      .where(and(at(piece), held(now)))
  ).length === 0

/** How often this piece failed before; undefined when somebody else holds it. */
export async function claim(
  db: Db,
  { job, key, holder }: Lease,
  now: number,
  until: number,
): Promise<number | undefined> {
  const [row] = await db
    .insert(jobLeases)
    .values({ job, key, holder, until })
    .onConflictDoUpdate({
      target: [jobLeases.job, jobLeases.key],
      set: { holder, until },
      setWhere: lapsed(now),
    })
    .returning({ failures: jobLeases.failures })
  return row?.failures
}

const mine = (lease: Lease) => and(at(lease), eq(jobLeases.holder, lease.holder))

/** False when the lease lapsed and somebody else took it. */
export const hold = async (
  db: Db,
  lease: Lease,
  change: { until: number; failures?: number },
): Promise<boolean> =>
  (await db.update(jobLeases).set(change).where(mine(lease)).returning({ key: jobLeases.key }))
    .length > 0

export const letGo = (db: Db, lease: Lease) => db.delete(jobLeases).where(mine(lease))
