import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { migrateBefore, oldEvidence } from '../../../scripts/old-database'
import type { Database } from '../../../server/db/client'
import { migrations, options, type Db } from '../../../server/db/database'
import { openPglite } from '../../../server/db/pglite'
import { openPostgres } from '../../../server/db/postgres'
import { splitEvidence } from '../../../server/db/split-evidence'
import { someOf } from '../../support/circle'
import { createOwnDatabase } from '../../support/database'
import { rowsOf } from '../rows'

/** A database of the release before the evidence had partitions, with rows, becomes one with them. */

const server = process.env['TEST_DATABASE_URL']
const FIRST_MIGRATION = '0032'

const filling = [
  ...oldEvidence(1, 40, 5),
  `insert into users (id, open_id, created_at) values ('u', 'o', now())`,
  `insert into proposals (id, user_id, city_code, product_code, trace_id, status, total_fen,
     effective_on, expire_on, applicant_sealed, created_at, expire_at)
   select 'p', 'u', '310000', 'PP57', id, 'PAID', 1, now(), now(), '', now(), now() from traces limit 1`,
]

/** Every value that the release before had, and a hash of all. */
const contents = async (db: Db) =>
  JSON.stringify(
    await rowsOf(
      db,
      `select count(*)::integer, md5(string_agg(row(trace_id, position, client_seq, type, page_id,
         page_version, text_hash, client_at, detail, at, prev_hash, hash)::text, ',' order by trace_id, position)) as steps,
         (select md5(string_agg(row(id, city_code, length, head_hash, created_at)::text, ',' order by id)) from traces) as heads
       from trace_events`,
    ),
  )

interface Old {
  db: Db
  /** Opens it as a gateway of this release does. */
  open(): Promise<Database>
  drop(): Promise<void>
}

async function oldOnPglite(): Promise<Old> {
  const client = await PGlite.create()
  const db = drizzle(client, options)
  await migrateBefore(FIRST_MIGRATION, (settings) => migrate(db, settings))
  for (const statement of filling) await client.exec(statement)
  return { db, open: () => openPglite(client), drop: () => Promise.resolve() }
}

async function oldOnPostgres(url: string, template?: string): Promise<Old & { name: string }> {
  const own = await createOwnDatabase(url, template)
  const client = new Client({ connectionString: own.url })
  await client.connect()
  const db = drizzlePostgres(client, options)
  if (!template) {
    await migrateBefore(FIRST_MIGRATION, (settings) => migratePostgres(db, settings))
    for (const statement of filling) await client.query(statement)
  }
  const drop = async () => {
    await client.end().catch(() => undefined)
    await own.drop()
  }
  return { db, open: () => openPostgres(own.url), drop, name: new URL(own.url).pathname.slice(1) }
}

async function attached(db: Db): Promise<string> {
  const rows = await rowsOf(
    db,
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'trace_events'::regclass order by 1`,
  )
  return JSON.stringify(rows)
}

test('all rows stay as they are, and gateways of the release before go on beside it', async () => {
  const old = await (server ? oldOnPostgres(server) : oldOnPglite())
  const before = await contents(old.db)
  const { db, close } = await old.open()
  expect(await contents(db)).toBe(before)
  const places = await attached(db)
  expect(places).toContain('trace_events_first')

  const writes = (statements: string[]) =>
    statements.reduce(
      (done, text) => done.then(() => rowsOf(db, text)),
      Promise.resolve([{}] as unknown[]),
    )
  await writes(oldEvidence(50, 1, 3))
  const there = await rowsOf(
    db,
    `select distinct tableoid::regclass::text as name from trace_events`,
  )
  expect(there).toEqual([{ name: 'trace_events_first' }])
  await expect(writes(oldEvidence(50, 1, 3).slice(1))).rejects.toThrow()
  for (const table of ['trace_events', 'trace_events_first'])
    await expect(writes([`delete from ${table}`])).rejects.toThrow()

  if (server) {
    const { close: closeAgain } = await old.open()
    expect(await attached(db)).toBe(places)
    await closeAgain()
  }
  await close()
  await old.drop()
}, 60_000)

/** The connection breaks before this statement. */
const breaking = (client: Client, at: number): Client => {
  let left = at
  return new Proxy(client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (name !== 'query' || typeof value !== 'function') return value
      return async (...args: unknown[]) => {
        left -= 1
        if (left >= 0) return (await value.apply(target, args)) as unknown
        await target.end()
        throw new Error('the connection broke')
      }
    },
  })
}

/** Statements of the split; a crash is tried before each of them. */
const STATEMENTS = Array.from({ length: 50 }, (_none, at) => at)

if (server)
  test('a gateway that dies at any statement leaves a database that the next one completes', async () => {
    const template = await oldOnPostgres(server)
    const before = await contents(template.db)
    await (template.db as unknown as { $client: Client }).$client.end()
    const ends: string[] = []
    for (const at of someOf(STATEMENTS, 6)) {
      const old = await oldOnPostgres(server, template.name)
      const { $client } = old.db as unknown as { $client: Client }
      await migratePostgres(old.db as never, migrations)
      const dying = drizzlePostgres(breaking($client, at), options)
      const end = await splitEvidence(dying, { isAlone: false }).then(
        () => 'completed',
        () => 'died',
      )
      ends.push(end)
      const { db, close } = await old.open()
      expect([at, await contents(db)]).toEqual([at, before])
      expect([at, await attached(db)]).toEqual([at, expect.stringContaining('trace_events_first')])
      await close()
      await old.drop()
    }
    expect(ends).toContain('died')
    await template.drop()
  }, 60_000)
