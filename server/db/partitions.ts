import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { errorType } from '../trace/span'
import type { Db } from './database'

/**
 * The partitions of trace_events (docs/adr/0186): one for each month, and a default one, so that a
 * missing month never refuses a step.
 */
export const PARENT = 'trace_events'
export const DEFAULT = `${PARENT}_default`

const MONTHS_AHEAD = 3
/** Evidence stays in the table for at least so long after the last contract of its month ended. */
export const KEPT_MONTHS = 120

/** The name of the partition of a month (its first day, YYYY-MM-DD). */
export const partitionOf = (month: string): string =>
  `${PARENT}_${month.slice(0, 7).replace('-', '_')}`

/** The present month by the database's clock, in China. */
export const THIS_MONTH = `date_trunc('month', now() at time zone 'Asia/Shanghai')::date`

/** The trigger that refuses changes has to be on each partition: one of a statement is not inherited. */
const protect = (table: string): string =>
  `create trigger "${PARENT}_append_only" before update or truncate on "${table}"
   for each statement execute function "refuse_change"()`

const LOCK_MS = 900
/** Long enough for those who waited behind us. */
const PAUSE_MS = 3_000
const LOCK_NOT_AVAILABLE = '55P03'
const isLocked = (error: unknown): boolean => errorType(error) === LOCK_NOT_AVAILABLE

/**
 * Changes tables in one short transaction. Whoever waits for our locks waits behind us, so we give up
 * before a second is over, and answer false. The heads are locked first, as all writers do; otherwise
 * we and they could wait for each other.
 */
export async function changeBriefly(db: Db, statements: readonly string[]): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = ${10 * LOCK_MS}`))
      // This lock stops nobody but a vacuum of PostgreSQL, which gives way to it after a second.
      await tx.execute(
        sql.raw(`lock table "traces", only "${PARENT}" in share update exclusive mode`),
      )
      await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_MS}`))
      for (const statement of statements) await tx.execute(sql.raw(statement))
    })
    return true
  } catch (error) {
    if (isLocked(error)) return false
    throw error
  }
}

/** Repeats a transaction that gave up waiting for a lock, each time after a pause (ms). */
export async function untilFree(change: () => Promise<unknown>, pauseMs = PAUSE_MS): Promise<void> {
  for (;;) {
    const isDone = await change().catch((error: unknown) => {
      if (isLocked(error)) return false
      throw error
    })
    if (isDone !== false) return
    await pause(pauseMs)
  }
}

export const LOCK_HEADS = 'lock table "traces" in share row exclusive mode'

const missing = v.object({ rows: v.array(v.object({ month: v.string(), next: v.string() })) })

/**
 * Makes the partitions of this month and of the next ones, as far as they are missing. Answers whether
 * all of them are there. A month of which the default partition has rows already cannot be made.
 */
export async function makeMonths(db: Db, ahead = MONTHS_AHEAD): Promise<boolean> {
  const asked = sql.raw(
    `select month::date::text as month, (month + interval '1 month')::date::text as next
     from generate_series(${THIS_MONTH}::timestamp, ${THIS_MONTH}::timestamp + interval '${ahead} months', interval '1 month') month
     where to_regclass('${PARENT}_' || to_char(month, 'YYYY_MM')) is null`,
  )
  const { rows } = v.parse(missing, await db.execute(asked))
  let isComplete = true
  for (const { month, next } of rows) {
    const name = partitionOf(month)
    const isMade = await changeBriefly(db, [
      LOCK_HEADS,
      `create table "${name}" partition of "${PARENT}" for values from ('${month}') to ('${next}')`,
      protect(name),
    ]).catch((error: unknown) => {
      if (isTaken(error)) return false
      throw error
    })
    isComplete &&= isMade
  }
  return isComplete
}

/** Another gateway made it (42P07), or the default partition has rows of it (23514). */
const isTaken = (error: unknown): boolean => ['42P07', '23514'].includes(errorType(error))

const attachment = v.object({ rows: v.array(v.object({ one: v.number() })) })

/** Whether the steps of this month's evidence were taken out of the table. */
export async function isDetached(db: Db, month: string): Promise<boolean> {
  const asked = sql`select 1 as one from pg_inherits where inhrelid = to_regclass(${partitionOf(month)})`
  return v.parse(attachment, await db.execute(asked)).rows.length === 0
}

const counted = v.object({ rows: v.tuple([v.object({ n: v.number() })]) })

/** How many steps lie in the default partition; it stops counting at 1,000. */
export async function countUnsorted(db: Db): Promise<number> {
  const asked = sql.raw(
    `select count(*)::integer as n from (select from "${DEFAULT}" limit 1000) unsorted`,
  )
  return v.parse(counted, await db.execute(asked)).rows[0].n
}
