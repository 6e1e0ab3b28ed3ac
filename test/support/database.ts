import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Logger } from 'drizzle-orm/logger'
import { Client } from 'pg'
import { startPostgres } from '../../scripts/own-postgres'
import type { Database } from '../../server/db/database'
import { openPglite } from '../../server/db/pglite'
import { openPostgres } from '../../server/db/postgres'

/**
 * Opens a migrated, empty database for one test file. It is a PGlite in memory, or with
 * TEST_DATABASE_URL a new database on that PostgreSQL (see postgres.ts).
 */
export const openTestDatabase = (logger?: Logger): Promise<Database> => {
  const url = process.env['TEST_DATABASE_URL']
  return url ? openOwnDatabase(url, logger) : openFromTemplate(logger)
}

const migrations = join(__dirname, '../../server/db/migrations')
const cache = join(__dirname, '../../.cache')

const migrationsHash = (): string => {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(migrations, name)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * The path of a tar with an empty, migrated data folder. The first call makes it, because making a
 * cluster takes seconds and copying one does not.
 */
export async function readyTemplate(): Promise<string> {
  const template = join(cache, `pglite-${migrationsHash()}.tar`)
  if (!existsSync(template)) {
    mkdirSync(cache, { recursive: true })
    const client = await PGlite.create()
    await openPglite(client)
    const dump = await client.dumpDataDir('none')
    const own = `${template}.${randomBytes(4).toString('hex')}`
    writeFileSync(own, Buffer.from(await dump.arrayBuffer()))
    renameSync(own, template)
    await client.close()
  }
  return template
}

/**
 * Opens one migrated, empty database as often as there are loggers, for several gateways. PGlite has
 * one connection, which they use in turn.
 */
export async function openSharedDatabase(loggers: readonly (Logger | undefined)[]) {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) {
    const client = await cloneTemplate()
    const databases: Database[] = []
    for (const logger of loggers) databases.push(await openPglite(client, logger))
    return { databases, close: () => client.close() }
  }
  const own = await createOwnDatabase(server, process.env['TEST_DATABASE_TEMPLATE'])
  const databases = await Promise.all(loggers.map((logger) => openPostgres(own.url, logger)))
  return {
    databases,
    close: async () => {
      for (const { close } of databases) await close()
      await own.drop()
    },
  }
}

async function cloneTemplate(): Promise<PGlite> {
  const loadDataDir = new Blob([readFileSync(await readyTemplate())])
  return PGlite.create({ loadDataDir })
}

const openFromTemplate = async (logger?: Logger): Promise<Database> =>
  openPglite(await cloneTemplate(), logger)

async function openOwnDatabase(serverUrl: string, logger?: Logger): Promise<Database> {
  const own = await createOwnDatabase(serverUrl, process.env['TEST_DATABASE_TEMPLATE'])
  const database = await openPostgres(own.url, logger)
  return {
    db: database.db,
    close: async () => {
      await database.close()
      await own.drop()
    },
  }
}

/** Starts a PostgreSQL with a migrated template. It answers undefined where none is installed. */
export async function startTestServer() {
  const postgres = await startPostgres([
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
  ])
  if (!postgres) return undefined
  const { url, stop } = postgres
  return { url, template: await createTemplate(url), stop }
}

/** Creates a migrated, empty template database on a PostgreSQL and answers its name. */
async function createTemplate(serverUrl: string): Promise<string> {
  const name = 'test_template'
  const admin = new Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const { close } = await openPostgres(urlOf(serverUrl, name))
  await close()
  return name
}

const urlOf = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Creates a database on a PostgreSQL for gateways that open it. Without a template it is empty. */
export async function createOwnDatabase(serverUrl: string, template = 'template1') {
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  return {
    url: urlOf(serverUrl, name),
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
