import { sql } from 'drizzle-orm'
import { forgettable } from '../../../server/db/empty'
import { openSharedDatabase } from '../../support/database'
import { openGateway } from '../../support/gateway'
import { untilWaiting } from '../../support/rows'

/** PGlite has one connection, so nothing can be in the way of a reset there. */
const server = process.env['TEST_DATABASE_URL']

test('a reset waits for a job that has written one table and needs another', async () => {
  if (server === undefined) return
  const { databases, close } = await openSharedDatabase([undefined, undefined])
  const [database, other] = databases
  if (!database || !other) throw new Error('Two connections were asked for')
  const gateway = await openGateway({}, { database: { ...database, close: async () => undefined } })
  const { reset } = await other.db.transaction(async (job) => {
    const write = (table: string | undefined) =>
      job.execute(sql.raw(`lock table ${table} in row exclusive mode`))
    await write(forgettable().at(-1))
    const reset = fetch(`${gateway.origin}/sandbox/reset`, { method: 'POST' })
    await untilWaiting(other.db, 1)
    await write(forgettable()[0])
    return { reset }
  })
  expect((await reset).status).toBe(200)
  await gateway.close()
  await close()
})
