import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { bundleGateway } from '../../../scripts/bundle-gateway.cjs'
import { createOwnDatabase } from '../../support/database'

/** Starts the gateway on a database that a pre-release made, whose first migration was another one. */

const made = `
  create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('first', 1758000000000), ('second', 1795830530202);
  create table users (id text primary key, open_id text);
  insert into users values ('u', 'o');
`
const contents = `
  select (select json_agg(row(id, hash, created_at)) from drizzle.__drizzle_migrations)::text as migrations,
    (select json_agg(users) from users)::text as users,
    (select json_agg(relname order by relname) from pg_class
      where relnamespace not in (select oid from pg_namespace where nspname like 'pg_%' or nspname = 'information_schema'))::text as tables
`

let folder: string
let program: string
beforeAll(async () => {
  program = await bundleGateway('server/main.ts')
  folder = mkdtempSync(join(tmpdir(), 'huimin-old-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts the gateway, which has to end by itself, and answers what it said. */
async function refusedStart(settings: Record<string, string>) {
  const gateway = spawn(process.execPath, [program], {
    cwd: folder,
    env: { PATH: process.env['PATH'], SANDBOX: 'on', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = Promise.all([text(gateway.stdout), text(gateway.stderr)])
  const [code] = (await once(gateway, 'close')) as [number | null]
  return { code, said: await said }
}

const refusal = {
  code: 1,
  said: [
    '',
    expect.stringMatching(/^This database was made by a pre-release[^\n]*empty DATA_DIR[^\n]*\n$/),
  ],
}

test('a data folder of a pre-release is refused in one sentence and stays as it is', async () => {
  const client = await PGlite.create(join(folder, 'pglite'))
  await client.exec(made)
  const before = (await client.query(contents)).rows
  await client.close()
  expect(await refusedStart({})).toEqual(refusal)
  const again = await PGlite.create(join(folder, 'pglite'))
  expect((await again.query(contents)).rows).toEqual(before)
  await again.close()
})

const server = process.env['TEST_DATABASE_URL']
if (server)
  test('so is a PostgreSQL database of a pre-release', async () => {
    const own = await createOwnDatabase(server)
    const client = new Client({ connectionString: own.url })
    await client.connect()
    await client.query(made)
    const before = (await client.query(contents)).rows
    expect(await refusedStart({ DATABASE_URL: own.url })).toEqual(refusal)
    expect((await client.query(contents)).rows).toEqual(before)
    await client.end()
    await own.drop()
  })
