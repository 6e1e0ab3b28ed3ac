import { sql } from 'drizzle-orm'
import { inSpan, useTracer, type About, type Span } from '../../../server/trace/span'
import { openTestDatabase } from '../../support/database'

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined

/** More than the connections of a gateway, so that most of them wait for one. */
const ATONCE = 60

test('a statement that waited for a connection belongs to the work that asked it', async () => {
  const { db, close } = await openTestDatabase()
  const parents: (string | undefined)[] = []
  useTracer({
    start: ({ name }: About, parent: Span | undefined): Span => {
      if (name === 'select') parents.push(parent?.traceId)
      return { traceId: name, traceparent: name, set: () => undefined, end: () => undefined }
    },
  })
  const works = Array.from({ length: ATONCE }, (_, each) => `work ${String(each)}`)
  try {
    await Promise.all(
      works.map((name) => inSpan({ name, kind: 'server' }, async () => db.execute(sql`select 1`))),
    )
  } finally {
    useTracer(undefined)
    await close()
  }
  expect(parents.sort()).toEqual(onPostgres ? works.sort() : [])
})
