import type { Database } from './database'
import { openPgliteFolder } from './pglite'
import { openPostgres } from './postgres'

export type { Database, Db } from './database'

/** Opens PostgreSQL if DATABASE_URL is set, otherwise PGlite in the data folder. */
export const openDatabase = (env: {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}): Promise<Database> =>
  env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openPgliteFolder(env.DATA_DIR)
