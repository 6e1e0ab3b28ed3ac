import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '../../../server/db/postgres'
import { policies } from '../../../server/db/schema'
import { byCircle } from '../../support/circle'
import { openWorldGateway, type WorldGateway } from '../../support/gateway'
import { openWorld, type World } from '../../support/outside-world'
import { confirmedProposal, decide, done, outTradeNoAt, payOrderOf } from '../../support/purchase'
import { expectAgreement } from './agreement'
import { promote, startCluster, type Cluster } from './cluster'
import { openLine, type NetworkLine } from './network-line'
import { patientShopper } from './patient-shopper'

/**
 * The drill "The network is cut" of docs/operating.md, between the primary and its synchronous standby:
 * no commit is acknowledged meanwhile. It ends when the line is mended, and the second time when the
 * primary dies and the standby is promoted, which then has all that people were told.
 */
const PURCHASES = byCircle(6, 30)
const AT_ONCE = 3
const CUT_MS = byCircle(0, 30_000)
/** Shorter than the gateway's own limit for a statement, so that the cut soon outlasts it. */
const QUERY_MS = 500

let world: World
let line: NetworkLine | undefined
let cluster: Cluster | undefined
let gateway: WorldGateway
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  world = await openWorld()
  const through = async (port: number) => {
    line = await openLine(port)
    return line.port
  }
  cluster = await startCluster({ isSynchronous: true, through })
  if (!cluster) return
  const database = await openPostgres(`${cluster.url}&query_timeout=${QUERY_MS}`)
  gateway = await openWorldGateway(world, database)
  closing.push(gateway.close, database.close)
})
afterAll(async () => {
  for (const close of closing) await close()
  await cluster?.stop()
  await line?.close()
  await world.close()
})

let born = 0
const told: string[] = []

/** People buy. When each worker has met the cut, `meanwhile` ends it. Prints a line about it. */
async function buyOver(how: string, meanwhile: () => Promise<void>): Promise<void> {
  const shop = patientShopper([gateway.origin], () => world.clock.now())
  const last = born + PURCHASES
  let isCut = false
  const buy = async (): Promise<void> => {
    const code = `person-${(born += 1)}`
    const login = done(await shop.call('loginByWechat', { code, appId: 'wx-sandbox' }))
    const proposalId = await confirmedProposal(shop, login)
    if (born >= last - PURCHASES / 2 && !isCut) {
      isCut = true
      line?.cut()
    }
    const order = done(await shop.call('createPayOrder', payOrderOf(proposalId), { login }))
    await decide(world, outTradeNoAt(order.payParams, world.origin), 'PAID', { times: 1 })
    const { list } = done(await shop.call('listPolicies', {}, { login }))
    told.push(...list.map(({ policyNo }) => policyNo))
  }
  const worker = async () => {
    while (born < last) await buy()
  }
  const working = Promise.all(Array.from({ length: AT_ONCE }, worker))
  while (shop.unanswered.length < AT_ONCE) await pause(10)
  await pause(CUT_MS)
  await meanwhile()
  await working
  process.stderr.write(
    `standby cut: ${how}; ${PURCHASES} bought, ${shop.unanswered.length} calls were answered by 503 or 409\n`,
  )
  expect(shop.odd).toEqual([])
  // 409 says that the call under this key is still at work, as it is while its commit waits.
  expect(shop.unanswered.filter(({ status }) => status !== 503 && status !== 409)).toEqual([])
}

test(
  'cut from its synchronous standby it says 503, and goes on when the line is back',
  async () => {
    if (!cluster) return
    await buyOver('the line came back', async () => line?.mend())
  },
  byCircle(60_000, 300_000),
)

test(
  'and when the primary dies meanwhile, everything that was told is on the standby',
  async () => {
    if (!cluster) return
    const { primary, standby } = cluster
    const { ctx } = gateway
    const failOver = async () => {
      await primary.kill()
      await promote(standby)
    }
    await buyOver('the standby became the primary', failOver)
    const issued = (await ctx.db.select().from(policies)).map(({ policyNo }) => policyNo)
    expect(told.filter((number) => !issued.includes(number))).toEqual([])
  },
  byCircle(60_000, 300_000),
)

test('and afterwards everything agrees', async () => {
  if (!cluster) return
  await expectAgreement(world, gateway.ctx)
})
