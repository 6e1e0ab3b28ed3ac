import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { addMonths, dayOf, startOfDayMs } from '@/domain/time/day'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import {
  changeBriefly,
  DEFAULT,
  KEPT_MONTHS,
  LOCK_HEADS,
  PARENT,
  partitionOf,
  THIS_MONTH,
} from '../db/partitions'
import { evidenceOfMonth } from '../records/evidence/repo'

const months = v.object({ rows: v.array(v.object({ month: v.string() })) })

/**
 * The months (first days) whose partitions are attached and whose time is over, oldest first.
 */
export async function pastMonths(db: Db): Promise<string[]> {
  const asked = sql.raw(
    `select month from (
       select replace(right(relname, 7), '_', '-') || '-01' as month
       from pg_inherits join pg_class on pg_class.oid = inhrelid
       where inhparent = '${PARENT}'::regclass and relname <> '${DEFAULT}'
     ) attached where month::date < ${THIS_MONTH} order by month`,
  )
  return v.parse(months, await db.execute(asked)).rows.map(({ month }) => month)
}

/**
 * Takes the partition of a month out of the table. It stays a table of its own, of which nothing can
 * be changed or deleted. Answers false when the table was in use.
 */
const detachMonth = (db: Db, month: string): Promise<boolean> => {
  const name = partitionOf(month)
  return changeBriefly(db, [
    LOCK_HEADS,
    `alter table "${PARENT}" detach partition "${name}"`,
    `create trigger "${PARENT}_stay" before delete on "${name}"
     for each statement execute function "refuse_change"()`,
  ])
}

/**
 * Takes months out of the table of steps that are older than the operator wants to keep there. Nothing
 * is deleted (docs/operating.md).
 */
export async function detachMonths(ctx: Context): Promise<void> {
  const { EVIDENCE_DETACH_MONTHS: after } = ctx.env
  if (after === undefined) return
  const today = dayOf(ctx.clock.now())
  const changedBefore = startOfDayMs(addMonths(today, -after))
  const endedBefore = addMonths(today, -KEPT_MONTHS)
  for (const month of await pastMonths(ctx.db)) {
    if (!(await isOver(ctx, month, { changedBefore, endedBefore }))) return
    if (await detachMonth(ctx.db, month)) ctx.log.info({ reason: month }, 'evidence was detached')
  }
}

/** Whether nothing in a month is needed any more. It reads the heads in parts, which stay quick. */
async function isOver(
  { db }: Context,
  month: string,
  limits: { changedBefore: number; endedBefore: string },
): Promise<boolean> {
  for (let after = ''; ;) {
    const rows = await evidenceOfMonth(db, { month, after, ...limits })
    const last = rows.at(-1)
    if (!last) return true
    if (rows.some(({ isKept }) => isKept)) return false
    after = last.id
  }
}
