import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '../../../server/db/postgres'
import { checkKeys } from '../../../server/sealed/check'
import { openGateway, type TestGateway } from '../../support/gateway'
import { confirmedProposal, decide, done, openPayOrder, signIn } from '../../support/purchase'
import { everything, rowsOf } from '../../support/rows'

const server = process.env['TEST_DATABASE_URL']

let gateway: TestGateway
let folder = ''
beforeAll(async () => {
  gateway = await openGateway()
  folder = mkdtempSync(join(tmpdir(), 'huimin-restore-'))
}, 60_000)
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await gateway.close()
})

const run = (program: string, args: string[]) => {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  expect({ status, stderr }).toMatchObject({ status: 0 })
}

/** As docs/operating.md says it; PGlite has no dump, its folder is copied (start/durable.test.ts). */
const drill = server === undefined ? () => undefined : restoreDrill

test('a dump restored elsewhere is the same, row for row, and opens with its keys', async () => {
  await drill(server ?? '')
}, 120_000)

async function restoreDrill(serverUrl: string): Promise<void> {
  const login = await signIn(gateway)
  const order = await openPayOrder(gateway, login, await confirmedProposal(gateway, login))
  await decide(gateway, order.outTradeNo, 'PAID')
  expect(done(await gateway.call('listPolicies', {}, { login })).list).toHaveLength(2)

  const [{ name }] = (await rowsOf(gateway.ctx.db, 'select current_database() as name')) as [
    { name: string },
  ]
  const at = (database: string) => {
    const url = new URL(serverUrl)
    url.pathname = `/${database}`
    return url.href
  }
  const copy = `${name}_copy`
  const dump = join(folder, 'huimin.dump')
  run('pg_dump', ['--format=custom', `--file=${dump}`, at(name)])
  run('psql', [at(name), '-qc', `create database ${copy}`])
  try {
    run('pg_restore', ['--no-owner', '-d', at(copy), dump])
    const restored = await openPostgres(at(copy))
    expect(await everything(restored.db)).toEqual(await everything(gateway.ctx.db))
    await checkKeys(restored.db, gateway.ctx.keys)
    const triggers = 'select count(*)::int as n from pg_trigger where not tgisinternal'
    expect(await rowsOf(restored.db, triggers)).toEqual(await rowsOf(gateway.ctx.db, triggers))
    await restored.close()
  } finally {
    run('psql', [at(name), '-qc', `drop database ${copy} with (force)`])
  }
}
