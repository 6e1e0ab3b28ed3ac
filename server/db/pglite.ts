import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { migrations, options, type Database } from './database'
import { DurableFiles, durableSettings, fsyncTree } from './durable-files'
import { bringUpToDate } from './migrate'
import { ownFolder } from './own-folder'

export async function openPglite(client: PGlite, logger?: Logger): Promise<Database> {
  const db = drizzle(client, { ...options, ...(logger && { logger }) })
  await bringUpToDate(db, () => migrate(db, migrations))
  return { db, close: () => client.close() }
}

/** Opens PGlite in a folder that only this user may read and only this gateway may use. */
export async function openPgliteFolder(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'pglite')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const own = await ownFolder(dataDir)
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  const startParams = PGlite.defaultStartParams.filter((param) => param !== '-F')
  const client = await PGlite.create({
    fs: new DurableFiles(folder),
    startParams: [...startParams, ...durableSettings],
  })
  if (isNew) {
    await client.exec('CHECKPOINT')
    fsyncTree(folder)
  }
  const close = async () => {
    await client.close()
    own.letGo()
  }
  try {
    const { db } = await openPglite(client)
    return { db, close }
  } catch (error) {
    await close()
    throw error
  }
}
