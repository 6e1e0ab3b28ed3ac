import { payJobs } from '../../../server/jobs/pay'
import { runJobs } from '../../../server/jobs/run'
import { payOrdersOf } from '../../../server/records/pay/repo'
import { policiesOf } from '../../../server/records/policy/repo'
import { openTestDatabase } from '../../support/database'
import { openWorldGateway, type WorldGateway } from '../../support/gateway'
import { openWorld, type World } from '../../support/outside-world'
import {
  done,
  confirmedProposal,
  decide,
  newPerson,
  payOrderOf,
  type Insured,
} from '../../support/purchase'
import { createMortality } from '../../support/simulator/mortality'

/** A gateway dies at each statement of a piece of work, which is done completely or not at all. */

const ASKED_AGAIN_MS = 15_000

const mortality = createMortality()
let world: World
let gateway: WorldGateway
let close: () => Promise<void>
beforeAll(async () => {
  world = await openWorld({ notifyAgainAfterMs: [] })
  const database = await openTestDatabase(mortality.logger)
  gateway = await openWorldGateway(world, database)
  close = async () => {
    await gateway.close()
    await database.close()
    await world.close()
  }
})
afterAll(() => close())

const four = (): Insured[] => [
  { relationType: 'SELF', person: newPerson('1990-03-07') },
  { relationType: 'SPOUSE', person: newPerson('1991-05-12', 'F') },
  { relationType: 'FATHER_PARENTS', person: newPerson('1960-01-01') },
  { relationType: 'SON_CHILDREN', person: newPerson('2015-01-01') },
]

test('killed while four policies are made, at each statement: none of them, then all four', async () => {
  const login = done(await gateway.call('loginByWechat', { code: 'four', appId: 'wx-sandbox' }))
  const proposalId = await confirmedProposal(gateway, login, four())
  const { payOrderId } = done(
    await gateway.call('createPayOrder', payOrderOf(proposalId), { login }),
  )
  const [order] = await payOrdersOf(gateway.ctx.db, [proposalId])
  if (!order) throw new Error('no pay order')
  await decide(world, order.outTradeNo, 'PAID', { drop: true })
  const counts = new Set<number>()
  for (let statement = 0; statement < 200; statement += 1) {
    mortality.dieAfter(statement)
    await gateway.call('getPayStatus', { payOrderId }, { login })
    const died = mortality.live()
    const made = (await policiesOf(gateway.ctx.db, proposalId)).length
    counts.add(made)
    if (made > 0) expect(made).toBe(4)
    if (!died && made > 0) break
    // The gateway queries WeChat Pay again only after this time.
    world.clock.setOffset(world.clock.offsetMs() + ASKED_AGAIN_MS)
  }
  expect([...counts]).toEqual([0, 4])
  // The next process finds nothing left to do and does nothing twice.
  await runJobs(gateway.ctx, payJobs)
  expect(await policiesOf(gateway.ctx.db, proposalId)).toHaveLength(4)
  expect(done(await gateway.call('getPayStatus', { payOrderId }, { login })).payStatus).toBe(
    'PAID_OK',
  )
})
