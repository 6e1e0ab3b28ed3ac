import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { freePort } from '../../../scripts/free-port'
import { createContext } from '../../../server/assemble'
import type { Context } from '../../../server/context/context'
import { openPostgres } from '../../../server/db/postgres'
import { payOrders, policies, refunds, traceEvents } from '../../../server/db/schema'
import { runJobs } from '../../../server/jobs/run'
import { byCircle } from '../../support/circle'
import { faultsAgainst, faultsAgainstBills, faultsInBooks } from '../../support/ledger'
import { openWorld, type World } from '../../support/outside-world'
import { confirmedProposal, decide, done, payOrderOf } from '../../support/purchase'
import { rowsOf } from '../../support/rows'
import { killableGateway, type KillableGateway } from '../../support/start-gateway'
import { promote, startCluster, type Cluster } from './cluster'
import { patientShopper } from './patient-shopper'

/**
 * The drill "A primary dies" of docs/operating.md: people buy from two gateways on a primary with a
 * synchronous standby. The primary is killed and the standby promoted. The gateways go on by
 * themselves, and nothing that was acknowledged is lost.
 */
const PURCHASES = byCircle(30, 200)
const AT_ONCE = 4
/** The longest time (ms) that any person waits for the answer to one call, with all repeats. */
const LONGEST_WAIT_MS = 10_000
const MINUTE_MS = 60_000

let world: World
let cluster: Cluster | undefined
let gateways: KillableGateway[] = []
const dataDir = mkdtempSync(join(tmpdir(), 'huimin-drill-'))
beforeAll(async () => {
  world = await openWorld()
  cluster = await startCluster({ isSynchronous: true })
  const place = async () => ({ port: await freePort(), dataDir, databaseUrl: cluster?.url })
  if (!cluster) return
  gateways = [
    await killableGateway(world, await place()),
    await killableGateway(world, await place()),
  ]
  for (const gateway of gateways) await gateway.start()
})
afterAll(async () => {
  for (const gateway of gateways) await gateway.dispose()
  await cluster?.stop()
  await world.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** What a gateway has acknowledged to a person. */
interface Acknowledged {
  proposalId: string
  payOrderId: string
  /** Numbers of the policies that the person has seen. */
  policyIds: string[]
}

const steps = v.object({ traceId: v.string(), events: v.optional(v.array(v.unknown())) })

test(`a primary dies while ${PURCHASES} people buy: nothing acknowledged is lost`, async () => {
  if (!cluster) return
  const { primary, standby } = cluster
  const shop = patientShopper(
    gateways.map(({ origin }) => origin),
    () => world.clock.now(),
  )
  const told: Acknowledged[] = []
  let lateOnes = 0
  let killedAt = Infinity
  const kill = async () => {
    killedAt = performance.now()
    await primary.kill()
    await promote(standby)
  }
  let killing: Promise<void> | undefined

  const buy = async (person: number): Promise<void> => {
    const login = done(
      await shop.call('loginByWechat', { code: `person-${person}`, appId: 'wx-sandbox' }),
    )
    const proposalId = await confirmedProposal(shop, login)
    const ordering = shop.call('createPayOrder', payOrderOf(proposalId), { login })
    if (told.length >= PURCHASES / 3) killing ??= kill()
    const { payOrderId, payParams } = done(await ordering)
    if (payParams?.kind !== 'redirect') throw new Error('Nothing to pay with')
    const outTradeNo = new URL(payParams.url).searchParams.get('outTradeNo') ?? ''
    const isLate = person % 5 === 4
    if (isLate) {
      lateOnes += 1
      done(await shop.call('cancelOrder', { orderId: proposalId }, { login }))
    }
    await decide(world, outTradeNo, 'PAID', person % 6 === 5 ? { drop: true } : { times: 1 })
    const { list } = done(await shop.call('listPolicies', {}, { login }))
    told.push({ proposalId, payOrderId, policyIds: list.map(({ policyId }) => policyId) })
  }
  const people = Array.from({ length: PURCHASES }, (_, person) => person).values()
  const worker = async () => {
    for (const person of people) await buy(person)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  await killing
  const after = shop.answered.filter(({ at }) => at > killedAt)
  const slowest = after.reduce((one, other) => (other.waitedMs > one.waitedMs ? other : one))

  for (const gateway of gateways) await gateway.kill()
  const { ctx, close } = await createContext(
    world.envOf({ port: 0, dataDir, databaseUrl: cluster.url }),
    { clock: world.clock },
  )
  try {
    const lost = await lostOf(ctx, told, shop.answered)
    for (const minutes of [0, 2, 2, 31, 6]) await pass(ctx, minutes)
    expect(await faultsAgainst(world, ctx)).toEqual([])
    const back = await ctx.db.select().from(refunds)
    expect(back.filter(({ origin }) => origin === 'CONSOLE')).toEqual([])
    expect(back.length).toBe(lateOnes)
    // The bill comes only now, because it would repair lost payments.
    await pass(ctx, 25 * 60)
    expect(await faultsInBooks(ctx)).toEqual([])
    expect(await faultsAgainstBills(ctx)).toEqual([])
    const policiesTold = told.flatMap(({ policyIds }) => policyIds).length
    process.stderr.write(
      `primary dies: ${told.length} orders, ${policiesTold} policies, ${back.length} refunds, ` +
        `${shop.answered.length} answers acknowledged; lost ${lost.length}; ` +
        `after the death the slowest answer (${slowest.name}) took ${(slowest.waitedMs / 1000).toFixed(2)} s\n`,
    )
    expect(lost).toEqual([])
    expect(shop.odd).toEqual([])
    expect(slowest.waitedMs).toBeLessThan(LONGEST_WAIT_MS)
  } finally {
    await close()
  }
}, 600_000)

test('the dead primary that comes back and still takes writes is not used', async () => {
  if (!cluster) return
  const { primary, standby, url } = cluster
  await primary.restart()
  expect(await primary.query('select pg_is_in_recovery() as yes')).toEqual([{ yes: false }])
  const { db, close } = await openPostgres(url)
  const asked = await rowsOf(db, `select inet_server_port() as port`)
  await close()
  expect(asked).toEqual([{ port: standby.port }])
})

/** What was acknowledged and is not in the database any more. */
async function lostOf(
  { db, keys }: Context,
  told: readonly Acknowledged[],
  answered: readonly { name: string; data: unknown }[],
): Promise<string[]> {
  const orders = new Set((await db.select().from(payOrders)).map(({ id }) => id))
  const issued = new Set((await db.select().from(policies)).map(({ id }) => id))
  const kept = await db.select().from(traceEvents)
  const lost = told.flatMap(({ payOrderId, policyIds }) => [
    ...(orders.has(payOrderId) ? [] : [`order ${payOrderId}`]),
    ...policyIds.filter((id) => !issued.has(id)).map((id) => `policy ${id}`),
  ])
  const evidence = new Map<string, number>()
  for (const { name, data } of answered) {
    if (name !== 'saveTrace' && name !== 'confirmHealth') continue
    const { traceId, events = [1] } = v.parse(steps, data)
    const id = keys.hash(traceId, 'trace')
    evidence.set(id, (evidence.get(id) ?? 0) + events.length)
  }
  for (const [traceId, count] of evidence) {
    const found = kept.filter((row) => row.traceId === traceId).length
    if (found < count) lost.push(`evidence of ${traceId}: ${found} of ${count} steps`)
  }
  return lost
}

/** Moves the clock on and runs the jobs that became due. */
async function pass(ctx: Context, minutes: number): Promise<void> {
  world.clock.setOffset(world.clock.offsetMs() + minutes * MINUTE_MS)
  await runJobs(ctx)
}
