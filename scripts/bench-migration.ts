import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { openPostgres } from '../server/db/postgres'
import { migrateBefore, oldEvidence } from './old-database'
import { startPostgres } from './own-postgres'

/**
 * `npm run bench:migration [records] [steps]` makes the evidence of that many purchases (1,000,000,
 * with 15 steps each) in a database of the release before its partitions. Then it migrates, while
 * another connection writes evidence and a third one reads it every 50 ms, as gateways of that release
 * do. It prints the longest that each of them waited.
 */
const [RECORDS = 1_000_000, STEPS = 15] = process.argv.slice(2).map(Number)
const BATCH = 50_000
const EVERY_MS = 50

const connect = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}

/** Does it every 50 ms until `ended`, and answers how often and the longest that it took (ms). */
async function repeat(ended: { is: boolean }, work: (n: number) => Promise<unknown>) {
  let longestMs = 0
  let times = 0
  for (; !ended.is; times += 1) {
    const startedAt = performance.now()
    await work(times)
    const tookMs = performance.now() - startedAt
    longestMs = Math.max(longestMs, tookMs)
    await pause(Math.max(0, EVERY_MS - tookMs))
  }
  return { times, longestMs: Math.round(longestMs) }
}

/** Begins a record and adds its steps in one transaction, as `saveTrace` does. */
const write = (client: Client) => async (n: number) => {
  await client.query('begin')
  for (const statement of oldEvidence(RECORDS + 1 + n, 1, STEPS)) await client.query(statement)
  await client.query('commit')
}
const read = (client: Client) => (n: number) =>
  client.query(
    `select * from traces left join trace_events on trace_id = traces.id
     where traces.id = md5('trace' || $1::int) || $1::int order by position`,
    [1 + (n % RECORDS)],
  )

async function main(): Promise<void> {
  const postgres = await startPostgres(['fsync=off', 'max_wal_size=4GB'])
  if (!postgres) return console.log('PostgreSQL: initdb and postgres were found nowhere')
  const [db, writer, reader] = [
    await connect(postgres.url),
    await connect(postgres.url),
    await connect(postgres.url),
  ]
  try {
    await migrateBefore('0032', (settings) => migrate(drizzle(db), settings))
    for (let from = 1; from <= RECORDS; from += BATCH)
      for (const statement of oldEvidence(from, Math.min(BATCH, RECORDS - from + 1), STEPS))
        await db.query(statement)
    await db.query('vacuum analyze')
    await db.query('checkpoint')
    const size = await db.query<{ size: string }>(
      `select pg_size_pretty(pg_total_relation_size('trace_events')) as size`,
    )
    console.log(`${RECORDS * STEPS} steps of ${RECORDS} records, ${size.rows[0]?.size}`)
    const ended = { is: false }
    const writes = repeat(ended, write(writer))
    const reads = repeat(ended, read(reader))
    const startedAt = performance.now()
    const { close } = await openPostgres(postgres.url)
    console.log(`migrated in ${Math.round((performance.now() - startedAt) / 1000)} s`)
    ended.is = true
    for (const [name, found] of [
      ['writes', await writes],
      ['reads', await reads],
    ] as const)
      console.log(`${name} beside it: ${found.times}, the longest took ${found.longestMs} ms`)
    await close()
  } finally {
    for (const client of [db, writer, reader]) await client.end()
    await postgres.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
