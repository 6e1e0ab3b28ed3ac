import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import { freePort } from '../../../scripts/free-port'
import { createContext } from '../../../server/assemble'
import type { Context } from '../../../server/context/context'
import { silentLog } from '../../../server/context/log'
import { payOrders, transitions } from '../../../server/db/schema'
import { addStaffOf, credentialsAt } from '../../support/add-staff'
import { byCircle } from '../../support/circle'
import { createOwnDatabase } from '../../support/database'
import { openWorld, type World } from '../../support/outside-world'
import {
  confirmedProposal,
  decide,
  done,
  newPerson,
  outTradeNoAt,
  payOrderOf,
  shanghai,
} from '../../support/purchase'
import { remoteGateway, type Login, type RemoteGateway } from '../../support/remote'
import { granted, signInAs } from '../../support/staff-console'
import { killableGateway, type KillableGateway } from '../../support/start-gateway'

/**
 * Two gateway processes on one PostgreSQL (one on PGlite, which belongs to one process), and twenty
 * people a second who press 立即支付. Staff stop the sale on the first gateway. Nobody may have placed
 * or paid an order later than five seconds after that, and it goes on at the instant that staff name.
 */
const A_SECOND = 20
const WITHIN_MS = 5_000
/** The sale goes on so many ms after the stop. */
const RESUMED_MS = byCircle(7_000, 15_000)
const BEFORE_MS = byCircle(1_000, 5_000)
const AFTERWARDS_MS = 1_500
/** People with a proposal that is ready to be paid. Whoever is refused tries again. */
const PEOPLE = byCircle(40, 260)
const AT_ONCE = 4

let world: World
let gateways: KillableGateway[]
let dataDir: string
let consolePort: number
let own: Awaited<ReturnType<typeof createOwnDatabase>> | undefined
let settings: Parameters<World['envOf']>[0][]

beforeAll(async () => {
  const server = process.env['TEST_DATABASE_URL']
  const template = process.env['TEST_DATABASE_TEMPLATE']
  own = server === undefined ? undefined : await createOwnDatabase(server, template)
  dataDir = mkdtempSync(join(tmpdir(), 'huimin-stop-sale-'))
  world = await openWorld()
  consolePort = await freePort()
  const place = { dataDir, databaseUrl: own?.url }
  settings = [{ ...place, port: await freePort(), consolePort }]
  if (own) settings.push({ ...place, port: await freePort() })
  await between((ctx) => addStaffOf(ctx, ['product'], ['PRODUCT']))
  gateways = await Promise.all(settings.map((each) => killableGateway(world, each)))
  for (const gateway of gateways) await gateway.start()
})
afterAll(async () => {
  for (const gateway of gateways) await gateway.dispose()
  await world.close()
  await own?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function between<T>(work: (ctx: Context) => Promise<T>): Promise<T> {
  const [first] = settings
  if (!first) throw new Error('No gateway')
  const parts = { clock: world.clock, log: silentLog }
  const { ctx, close } = await createContext(world.envOf(first), parts)
  try {
    return await work(ctx)
  } finally {
    await close()
  }
}

interface Person {
  remote: RemoteGateway
  login: Login
  proposalId: string
}

async function ready(nth: number): Promise<Person> {
  const { origin } = gateways[nth % gateways.length] ?? { origin: '' }
  const remote = { ...remoteGateway(origin), now: () => world.clock.now() }
  const wanted = { code: `person-${nth}`, appId: 'wx-sandbox' }
  const login = done(await remote.call('loginByWechat', wanted))
  const self = { relationType: 'SELF' as const, person: newPerson() }
  return { remote, login, proposalId: await confirmedProposal(remote, login, [self]) }
}

test('nobody places or pays an order five seconds after the sale was stopped', async () => {
  const people: Person[] = []
  let next = 0
  const prepare = async () => {
    while (next < PEOPLE) people.push(await ready(next++))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, prepare))
  const now = () => world.clock.now()
  const origin = `http://127.0.0.1:${consolePort}`
  const product = await signInAs(origin, credentialsAt('product', now()))

  let presses = 0
  let refusals = 0
  const unpaid: string[] = []
  const press = async (person: Person) => {
    const { remote, login, proposalId } = person
    const reply = await remote.call('createPayOrder', payOrderOf(proposalId), { login })
    if (reply.code === 0) {
      const outTradeNo = outTradeNoAt(reply.data.payParams, world.origin)
      // Every second one pays at once, the others stay in the cashier.
      if (++presses % 2 === 0) await decide(world, outTradeNo, 'PAID', { times: 1 })
      else unpaid.push(outTradeNo)
      return
    }
    expect([errorCodes.SALE_CLOSED, errorCodes.MAINTENANCE]).toContain(reply.code)
    refusals += 1
    people.push(person)
  }
  const pressing: Promise<void>[] = []
  const pressUntil = async (isOver: () => boolean) => {
    for (let tick = 0; !isOver(); tick += 1) {
      const person = people.shift()
      if (person) pressing.push(press(person))
      await pause(1000 / A_SECOND)
    }
  }

  const beganAt = now()
  await pressUntil(() => now() > beganAt + BEFORE_MS)
  const reason = '演练'
  const part = { ...shanghai, channel: null, payType: null }
  const stopping = product.call('stopSale', { ...part, words: '系统升级中', endAt: null, reason })
  await pressUntil(() => now() > beganAt + BEFORE_MS + 500)
  const stopped = granted(await stopping)
  const stopAt = Date.parse(stopped.startAt)
  const resumeAt = stopAt + RESUMED_MS
  const at = new Date(resumeAt).toISOString()
  const { stopId, version } = stopped
  granted(await product.call('resumeSale', { stopId, at, version, reason }))
  await pressUntil(() => now() > stopAt + WITHIN_MS + 200)
  const inCashier = [...unpaid]
  const late = inCashier.map((outTradeNo) => decide(world, outTradeNo, 'PAID', { times: 1 }))
  await pressUntil(() => now() > resumeAt + AFTERWARDS_MS)
  await Promise.all([...pressing, ...late])
  for (const gateway of gateways) await gateway.kill()

  await between(async ({ db }) => {
    const orders = await db.select().from(payOrders)
    const during = orders.filter(({ createdAt }) => createdAt > stopAt && createdAt < resumeAt)
    const paid = await db
      .select()
      .from(transitions)
      .where(and(eq(transitions.machine, 'payOrder'), eq(transitions.toState, 'PAID')))
    const paidDuring = paid.filter(({ at: paidAt }) => paidAt > stopAt && paidAt < resumeAt)
    const last = (times: number[]) => Math.max(0, ...times.map((time) => time - stopAt))
    const placedMs = last(during.map(({ createdAt }) => createdAt))
    const paidMs = last(paidDuring.map(({ at: paidAt }) => paidAt))
    const resumed = orders.filter(({ createdAt }) => createdAt >= resumeAt)
    const firstMs = Math.min(...resumed.map(({ createdAt }) => createdAt - resumeAt))
    process.stderr.write(
      [
        `stop of the sale: ${gateways.length} gateways, ${own ? 'PostgreSQL' : 'PGlite'}, ${A_SECOND} purchases a second`,
        `${orders.length} orders placed, ${refusals} refused, ${inCashier.length} in the cashier when it stopped`,
        `the last one placed ${placedMs} ms and paid ${paidMs} ms after the stop`,
        `placed or paid later than ${WITHIN_MS} ms: ${[...during.map(({ createdAt }) => createdAt), ...paidDuring.map(({ at: paidAt }) => paidAt)].filter((time) => time > stopAt + WITHIN_MS).length}`,
        `the first one after it went on: ${firstMs} ms after that instant\n`,
      ].join('\n  '),
    )
    expect(placedMs).toBeLessThanOrEqual(WITHIN_MS)
    expect(paidMs).toBeLessThanOrEqual(WITHIN_MS)
    expect(firstMs).toBeLessThan(AFTERWARDS_MS)
    expect(inCashier.length).toBeGreaterThan(0)
    expect(refusals).toBeGreaterThan(A_SECOND)
    // Money that came to the cashier after the stop bought nothing.
    const stranded = orders.filter(({ outTradeNo }) => inCashier.includes(outTradeNo))
    expect(stranded.filter(({ status }) => status === 'PAID')).toEqual([])
  })
}, 600_000)
