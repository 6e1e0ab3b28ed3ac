import { sql } from 'drizzle-orm'
import { describeError } from '../../../server/context/log'
import { openGateway, type TestGateway } from '../../support/gateway'
import { shanghai, signIn } from '../../support/purchase'
import { endWaiting, rowsOf, untilWaiting } from '../../support/rows'

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const ask = async (path: string) => {
  const answer = await fetch(gateway.origin + path)
  return { status: answer.status, body: await answer.json() }
}

test('a locked table stops neither the sign of life nor what does not need it', async () => {
  await gateway.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`lock table users in access exclusive mode`)
    // All connections of the gateway wait for the lock.
    const login = { openId: '86-x', token: 'x' }
    const stuck = Array.from({ length: 12 }, () =>
      gateway.send('/user/getUserStatus', {}, { login }).catch(() => undefined),
    )
    expect(await ask('/healthz')).toEqual({ status: 200, body: { ok: true, version: 'test' } })
    void Promise.all(stuck)
  })
  expect(await ask('/readyz')).toEqual({ status: 200, body: { ok: true, version: 'test' } })
})

test('without its database it is alive and not ready', async () => {
  const broken = jest.spyOn(gateway.ctx.db, 'execute').mockRejectedValue(new Error('gone') as never)
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)
  broken.mockRestore()
})

test('no statement, lock or idle transaction lasts for ever', async () => {
  if (!onPostgres) return
  const shown = (name: string) => rowsOf(gateway.ctx.db, `show ${name}`)
  expect(await shown('statement_timeout')).toEqual([{ statement_timeout: '10s' }])
  expect(await shown('lock_timeout')).toEqual([{ lock_timeout: '4s' }])
})

test('a connection that is lost inside a transaction fails its own call, as 503, and nothing else', async () => {
  if (!onPostgres) return
  const { db } = gateway.ctx
  const logins = [await signIn(gateway), await signIn(gateway), await signIn(gateway)]
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table sharers in access exclusive mode`)
    const asked = logins.map((login) => gateway.call('joinActivity', shanghai, { login }))
    await untilWaiting(db, logins.length)
    await endWaiting(db)
    for (const { status } of await Promise.all(asked)) expect(status).toBe(503)
  })
  // No statement runs on this connection while it is lost.
  const lost = db.transaction(async (tx) => {
    const shown = JSON.stringify(await rowsOf(tx, 'select pg_backend_pid() pid'))
    const pid = Number(/\d+/.exec(shown)?.[0])
    await rowsOf(db, `select pg_terminate_backend(${pid})`)
    const alive = `select 1 from pg_stat_activity where pid = ${pid}`
    while ((await rowsOf(db, alive)).length > 0) continue
    await tx.execute(sql`select 1`)
  })
  const error: unknown = await lost.catch((thrown: unknown) => thrown)
  expect(describeError(error).code).toMatch(/^(57P01|ETIMEDOUT|ECONNRESET)$/)
  expect((await ask('/readyz')).status).toBe(200)
})
