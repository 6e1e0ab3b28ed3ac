import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createKeys } from '../../../server/context/keys'
import type { Database, Db } from '../../../server/db/client'
import { openPgliteFolder } from '../../../server/db/pglite'
import { openPostgres } from '../../../server/db/postgres'
import { runJobs } from '../../../server/jobs/run'
import { checkKeys } from '../../../server/key-rotation/check'
import { reconcile } from '../../../server/ledger/reconcile'
import { createOwnDatabase } from '../../support/database'
import { openWorldGateway, type WorldGateway } from '../../support/gateway'
import { faultsAgainst, faultsAgainstBills, faultsInBooks } from '../../support/ledger'
import { openWorld, type World } from '../../support/outside-world'
import { confirmedProposal, decide, done, payOrderOf } from '../../support/purchase'
import type { Login } from '../../support/remote'
import { everything, rowsOf } from '../../support/rows'

/**
 * The drill of docs/operating.md, on either database: back up, lose everything, restore, reconcile.
 * Only WeChat Pay knows what happened between the backup and the loss.
 */
let world: World
let place: Place
const gateways: WorldGateway[] = []
beforeAll(async () => {
  world = await openWorld()
  const server = process.env['TEST_DATABASE_URL']
  place = await (server === undefined ? onPglite() : onPostgres(server))
})
afterAll(async () => {
  for (const gateway of gateways) await gateway.close()
  await place.leave()
  await world.close()
})

interface Place {
  database: Database
  /** Makes a backup while the gateway goes on. */
  backUp(): Promise<void>
  /** Deletes the first database and answers the restored one. */
  restore(): Promise<Database>
  leave(): Promise<void>
}

const run = (program: string, args: string[]) => {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  expect({ status, stderr }).toMatchObject({ status: 0 })
}

async function onPostgres(server: string): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'huimin-restore-'))
  const dump = join(folder, 'huimin.dump')
  const own = await createOwnDatabase(server)
  const other = await createOwnDatabase(server)
  const database = await openPostgres(own.url)
  let restored: Database | undefined
  return {
    database,
    backUp: async () => run('pg_dump', ['--format=custom', `--file=${dump}`, own.url]),
    restore: async () => {
      await database.close()
      run('pg_restore', ['--no-owner', '-d', other.url, dump])
      restored = await openPostgres(other.url)
      return restored
    },
    leave: async () => {
      await restored?.close()
      await own.drop()
      await other.drop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** PGlite has no dump. Its folder is copied while nothing uses it. */
async function onPglite(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'huimin-restore-'))
  const [live, copy] = [join(folder, 'live'), join(folder, 'copy')]
  const first = await openPgliteFolder(live)
  let restored: Database | undefined
  return {
    database: first,
    backUp: async () => {
      // Operators stop the gateway. The test writes a checkpoint instead.
      await rowsOf(first.db, 'checkpoint')
      cpSync(live, copy, {
        recursive: true,
        filter: (path) => !/gateway[.-]\w+(\.\w+)?$/.test(path),
      })
    },
    restore: async () => {
      await first.close()
      restored = await openPgliteFolder(copy)
      return restored
    },
    leave: async () => {
      await restored?.close()
      rmSync(folder, { recursive: true })
    },
  }
}

const order = async (gateway: WorldGateway, code: string) => {
  const login: Login = done(await gateway.call('loginByWechat', { code, appId: 'wx-sandbox' }))
  const proposalId = await confirmedProposal(gateway, login)
  const { payParams, payOrderId } = done(
    await gateway.call('createPayOrder', payOrderOf(proposalId), { login }),
  )
  if (payParams?.kind !== 'redirect') throw new Error('Nothing to pay with')
  const outTradeNo = new URL(payParams.url).searchParams.get('outTradeNo') ?? ''
  return { login, proposalId, payOrderId, outTradeNo }
}

const triggersOf = (db: Db) =>
  rowsOf(db, 'select tgname from pg_trigger where not tgisinternal order by tgname')

test('what is restored is the same, opens with its keys alone, and finds what it missed', async () => {
  const lost = await openWorldGateway(world, place.database)
  gateways.push(lost)
  const bought = await order(lost, 'bought')
  await decide(world, bought.outTradeNo, 'PAID', { times: 1 })
  const late = await order(lost, 'late')
  done(await lost.call('cancelOrder', { orderId: late.proposalId }, { login: late.login }))
  await decide(world, late.outTradeNo, 'PAID', { times: 1 })
  const open = await order(lost, 'open')
  const before = await everything(place.database.db)
  const triggers = await triggersOf(place.database.db)

  await place.backUp()
  // After the backup, a payment arrives and a refund is sent.
  await decide(world, open.outTradeNo, 'PAID', { times: 1 })
  await runJobs(lost.ctx)

  const { db, close } = await place.restore()
  expect(await everything(db)).toEqual(before)
  expect(await triggersOf(db)).toEqual(triggers)
  expect((await reconcile(db)).differences).toEqual([])

  await checkKeys(db, lost.ctx.keys)
  const other = createKeys({
    sealing: [{ id: '1', hex: 'c3'.repeat(32) }],
    hashing: 'b2'.repeat(32),
  })
  await expect(checkKeys(db, other)).rejects.toThrow('Key 1 of PII_KEY')

  const again = await openWorldGateway(world, { db, close })
  gateways.push(again)
  const pass = async (minutes: number) => {
    world.clock.setOffset(world.clock.offsetMs() + minutes * 60_000)
    await runJobs(again.ctx)
  }
  for (const minutes of [0, 2, 2, 31, 6]) await pass(minutes)
  expect(await faultsAgainst(world, again.ctx)).toEqual([])
  for (const { login, proposalId } of [bought, open]) {
    const { list } = done(await again.call('listPolicies', {}, { login }))
    expect(list.map(({ orderId }) => orderId)).toEqual([proposalId, proposalId])
  }
  // The bill comes only now, because it would repair lost payments.
  await pass(25 * 60)
  expect(await faultsInBooks(again.ctx)).toEqual([])
  expect(await faultsAgainstBills(again.ctx)).toEqual([])
})
