import { sql } from 'drizzle-orm'
import type { Db } from '../../server/db/client'
import { emptyTables, forgettable } from '../../server/db/empty'

/** Rows that were deleted stay in the files until they are made anew. */
const AS_OFTEN = 25
let times = 0

/**
 * Forgets everything, as often as a test likes: making the files of all tables anew takes ten times
 * as long as deleting some rows. Of a database of one's own, whose triggers may be kept from looking.
 */
export async function forgetRows(db: Db): Promise<void> {
  times += 1
  if (times % AS_OFTEN === 1) return emptyTables(db)
  const deletes = forgettable().map((name) => `DELETE FROM ${name};`)
  const quietly = "SET LOCAL session_replication_role = 'replica';"
  await db.execute(sql.raw(`DO $$ BEGIN ${quietly} ${deletes.join(' ')} END $$`))
}
