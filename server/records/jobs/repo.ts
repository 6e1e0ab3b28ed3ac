import { and, eq, exists, gt, lte, not, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { DAY_MS } from '@/domain/time/day'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { jobLeases } from '../../db/schema'

export interface Lease {
  job: string
  key: string
  /** Drawn anew for each claim. */
  holder: string
}
type Piece = Omit<Lease, 'holder'>

/**
 * No lease may last longer. One that does was written while the clock was wrong, and counts as
 * lapsed.
 */
const LONGEST_MS = 32 * DAY_MS

const at = ({ job, key }: Piece) => and(eq(jobLeases.job, job), eq(jobLeases.key, key))
/**
 * The time so many ms from now by the database's clock, on which all gateways agree. `shiftMs` adds
 * what a tester has moved our clock (`shiftOf`); it is 0 outside the sandbox.
 */
const fromNow = (shiftMs: number, ms = 0): SQL<number> =>
  sql`(statement_timestamp() + ${shiftMs + ms}::double precision * interval '1 millisecond')`

const held = (shiftMs: number) =>
  and(gt(jobLeases.until, fromNow(shiftMs)), lte(jobLeases.until, fromNow(shiftMs, LONGEST_MS)))
const lapsed = (shiftMs: number) =>
  sql`(${lte(jobLeases.until, fromNow(shiftMs))} or ${gt(jobLeases.until, fromNow(shiftMs, LONGEST_MS))})`

/** How far our clock is from the time of this machine, in ms. */
export const shiftOf = ({ clock }: Pick<Context, 'clock'>): number => clock.now() - Date.now()

/** A condition for due rows: nobody holds a lease for the row with this key. */
export const free = (job: string, key: AnyPgColumn, shiftMs: number): SQL =>
  not(
    exists(
      new QueryBuilder()
        .select({ one: sql`1` })
        .from(jobLeases)
        .where(and(eq(jobLeases.job, job), eq(jobLeases.key, key), held(shiftMs))),
    ),
  )

/** A condition for the one row with this key. */
export const only =
  (value: string) =>
  (key: AnyPgColumn): SQL =>
    eq(key, value)

export const isFree = async (db: Db, piece: Piece, shiftMs: number): Promise<boolean> =>
  (
    await db
      .select({ job: jobLeases.job })
      .from(jobLeases)
      .where(and(at(piece), held(shiftMs)))
  ).length === 0

/**
 * Takes the lease and answers how often this work failed before; undefined when another process
 * holds it.
 */
export async function claim(
  db: Db,
  { job, key, holder }: Lease,
  shiftMs: number,
  ms: number,
): Promise<number | undefined> {
  const until = fromNow(shiftMs, ms)
  const [row] = await db
    .insert(jobLeases)
    .values({ job, key, holder, until })
    .onConflictDoUpdate({
      target: [jobLeases.job, jobLeases.key],
      set: { holder, until },
      setWhere: lapsed(shiftMs),
    })
    .returning({ failures: jobLeases.failures })
  return row?.failures
}

const mine = (lease: Lease) => and(at(lease), eq(jobLeases.holder, lease.holder))

/** Extends the lease by so many ms. False when it lapsed and another process took it. */
export const hold = async (
  db: Db,
  lease: Lease,
  shiftMs: number,
  { ms, failures }: { ms: number; failures?: number },
): Promise<boolean> =>
  (
    await db
      .update(jobLeases)
      .set({ until: fromNow(shiftMs, ms), ...(failures !== undefined && { failures }) })
      .where(mine(lease))
      .returning({ key: jobLeases.key })
  ).length > 0

/**
 * Whether the lease is still this one. Each claim has a holder of its own, so a holder is a fencing
 * token: no other process, and no later claim of this one, has it.
 */
export const isMine = (lease: Lease): SQL =>
  exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(jobLeases)
      .where(mine(lease)),
  )

/** Keeps others from claiming the lease until the transaction ends. False when somebody did. */
export const lockMine = async (tx: Db, lease: Lease): Promise<boolean> =>
  (await tx.select({ key: jobLeases.key }).from(jobLeases).where(mine(lease)).for('share')).length >
  0

export const letGo = (db: Db, lease: Lease) => db.delete(jobLeases).where(mine(lease))
