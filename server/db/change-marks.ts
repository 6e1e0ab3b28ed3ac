import { eq, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from './database'
import { changeMarks } from './schema'

/** The user of the rows that concern everybody. */
const EVERYBODY = ''

/**
 * The marks of the newest changes of what this user owns, as a subquery. Whoever has the same marks
 * has the same changes (docs/adr/0186).
 */
export const marksOf = (userId: SQL): SQL<string | null> => {
  const { mark } = changeMarks
  return sql`(select string_agg(${mark}::text, ',' order by ${mark}) from ${changeMarks} where ${changeMarks.userId} in (${userId}, ''))`
}

const tables = v.object({ rows: v.array(v.object({ name: v.string() })) })

/**
 * Switches on the triggers that mark changes. The migration leaves them off, because only replicas
 * need them. Changes before this moment have no marks, so a mark for everybody follows them.
 */
export async function markChanges(db: Db): Promise<void> {
  const asked = sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'change_mark' and tgenabled = 'D'`
  const { rows } = v.parse(tables, await db.execute(asked))
  // One table after another: a transaction that locks several could deadlock with the calls.
  for (const { name } of rows)
    await db.execute(sql.raw(`alter table ${name} enable trigger change_mark`))
  const [known] = await db.select().from(changeMarks).where(eq(changeMarks.userId, EVERYBODY))
  if (rows.length > 0 || !known) await db.insert(changeMarks).values({ userId: EVERYBODY })
}
