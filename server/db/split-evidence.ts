import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from './database'
import {
  changeWhenFree,
  DEFAULT,
  FIRST,
  LOCK_HEADS,
  PARENT,
  protect,
  THIS_MONTH,
} from './partitions'
import { BEFORE_MONTHS } from './schema/sales'

/** Unique indexes that the partitioned table needs, with the columns that they are on. */
const indexes = {
  traces_month_id: '"traces" ("month", "id")',
  [`${FIRST}_pk`]: `"${PARENT}" ("trace_id", "position", "month")`,
  [`${FIRST}_client_seq`]: `"${PARENT}" ("trace_id", "client_seq", "month")`,
}

/**
 * Makes trace_events a partitioned table, once. Its rows become the first partition as they are. It
 * is no ordinary migration, because those run in one transaction: there, building an index and reading
 * all rows would lock the table for minutes. Here both happen beside the writers, and each lock lasts
 * milliseconds. After a crash, the next start goes on.
 */
export async function splitEvidence(db: Db, { isAlone }: { isAlone: boolean }): Promise<void> {
  if (await holds(db, `select from pg_partitioned_table where partrelid = '${PARENT}'::regclass`))
    return
  const since = await firstMonthOf(db)
  for (const [name, on] of Object.entries(indexes)) await buildIndex(db, name, on, isAlone)
  for (const [name, rule] of Object.entries(rules)) await addRule(db, name, rule)
  await changeWhenFree(db, swap(since))
}

/**
 * What must be known of all rows, so that attaching them reads none of them. Writers that know
 * nothing of months satisfy both.
 */
const rules = {
  [`${FIRST}_month`]: `check ("month" = '${BEFORE_MONTHS}')`,
  [`${FIRST}_evidence`]: 'foreign key ("month", "trace_id") references "traces" ("month", "id")',
}

const holds = async (db: Db, query: string): Promise<boolean> => {
  const { rows } = v.parse(answer, await db.execute(sql.raw(`select exists (${query}) as holds`)))
  return rows[0].holds
}
const answer = v.object({ rows: v.tuple([v.object({ holds: v.boolean() })]) })

/**
 * From when on new evidence gets its own month: at once in an empty database. Otherwise not before a
 * week is over, because gateways of the release before, which know nothing of months, may still be at
 * work beside this one.
 */
async function firstMonthOf(db: Db): Promise<string> {
  const isUsed = await holds(db, 'select from "traces"')
  const asked = isUsed
    ? `date_trunc('month', now() at time zone 'Asia/Shanghai' + interval '1 month 7 days')::date`
    : THIS_MONTH
  const { rows } = v.parse(day, await db.execute(sql.raw(`select ${asked}::text as day`)))
  return rows[0].day
}
const day = v.object({ rows: v.tuple([v.object({ day: v.string() })]) })

async function buildIndex(db: Db, name: string, on: string, isAlone: boolean): Promise<void> {
  const found = `select from pg_index where indexrelid = to_regclass('${name}')`
  if (await holds(db, `${found} and indisvalid`)) return
  const beside = isAlone ? '' : 'concurrently'
  // A build that was broken off leaves an index that is not valid.
  await db.execute(sql.raw(`drop index ${beside} if exists "${name}"`))
  await db.execute(sql.raw(`create unique index ${beside} "${name}" on ${on}`))
}

/** Adds a rule for new rows, and then reads the old ones without stopping anybody. */
async function addRule(db: Db, name: string, rule: string): Promise<void> {
  const found = `select from pg_constraint where conname = '${name}' and conrelid = '${PARENT}'::regclass`
  if (!(await holds(db, found)))
    await changeWhenFree(db, [
      LOCK_HEADS,
      `alter table "${PARENT}" add constraint "${name}" ${rule} not valid`,
    ])
  await db.execute(sql.raw(`alter table "${PARENT}" validate constraint "${name}"`))
}

const swap = (since: string): string[] => [
  'lock table "traces" in access exclusive mode',
  `lock table "${PARENT}" in access exclusive mode`,
  `drop trigger "${PARENT}_of_proposals_stay" on "${PARENT}"`,
  `alter table "${PARENT}"
     drop constraint "${PARENT}_trace_id_position_pk",
     drop constraint "${PARENT}_trace_id_traces_id_fk",
     add constraint "${FIRST}_pk" primary key using index "${FIRST}_pk"`,
  `drop index "${PARENT}_client_seq"`,
  `alter table "${PARENT}" rename to "${FIRST}"`,
  `create table "${PARENT}" (like "${FIRST}" including defaults,
     constraint "${PARENT}_trace_id_position_month_pk" primary key ("trace_id", "position", "month"),
     constraint "${PARENT}_month_trace_id_traces_month_id_fk"
       foreign key ("month", "trace_id") references "traces" ("month", "id")
   ) partition by range ("month")`,
  `create unique index "${PARENT}_client_seq" on "${PARENT}" ("trace_id", "client_seq", "month")`,
  `create trigger "${PARENT}_of_proposals_stay" before delete on "${PARENT}"
     for each row execute function "refuse_evidence_loss"()`,
  protect(PARENT),
  `alter table "${PARENT}" attach partition "${FIRST}"
     for values from (minvalue) to (date '${BEFORE_MONTHS}' + 1)`,
  `alter table "${FIRST}" drop constraint "${FIRST}_month"`,
  `create table "${DEFAULT}" partition of "${PARENT}" default`,
  protect(DEFAULT),
  `alter table "traces" alter "month" set default
     case when now() < timestamp '${since}' at time zone 'Asia/Shanghai'
     then date '${BEFORE_MONTHS}' else ${THIS_MONTH} end`,
]
