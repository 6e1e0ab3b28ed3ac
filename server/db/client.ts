import { markChanges } from './change-marks'
import type { Database } from './database'
import { openPgliteFolder } from './pglite'
import { openPostgres } from './postgres'
import { openReplicas } from '../growth/replicas'

export type { Database, Db } from './database'

/**
 * Opens PostgreSQL if DATABASE_URL is set, with the replicas of READ_DATABASE_URL, otherwise PGlite in
 * the data folder.
 */
export async function openDatabase(env: {
  DATABASE_URL?: string | undefined
  READ_DATABASE_URL?: string | undefined
  DATA_DIR: string
}): Promise<Database> {
  if (!env.DATABASE_URL) return openPgliteFolder(env.DATA_DIR)
  const { db, close } = await openPostgres(env.DATABASE_URL)
  if (!env.READ_DATABASE_URL) return { db, close }
  await markChanges(db)
  const replicas = openReplicas(env.READ_DATABASE_URL)
  return {
    db,
    replicas,
    close: async () => {
      await replicas.close()
      await close()
    },
  }
}
