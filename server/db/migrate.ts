import type { Db } from './database'
import { makeMonths, untilFree } from './partitions'
import { splitEvidence } from './split-evidence'

/**
 * Brings a database to the present schema: the migrations in one transaction, then what must not be
 * in one. `isAlone` says that nobody else can use the database meanwhile.
 */
export async function bringUpToDate(
  db: Db,
  migrate: () => Promise<void>,
  options: { isAlone: boolean },
): Promise<void> {
  await untilFree(migrate)
  await splitEvidence(db, options)
  await makeMonths(db)
}
