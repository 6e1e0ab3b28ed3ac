import { sql } from 'drizzle-orm'
import { openGateway, type TestGateway } from '../../support/gateway'
import { rowsOf } from '../../support/rows'

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
}, 60_000)
afterAll(() => gateway.close())

const ask = async (path: string) => {
  const answer = await fetch(gateway.origin + path)
  return { status: answer.status, body: await answer.json() }
}

test('a locked table stops neither the sign of life nor what does not need it', async () => {
  await gateway.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`lock table users in access exclusive mode`)
    // All connections of the gateway run into the lock.
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
