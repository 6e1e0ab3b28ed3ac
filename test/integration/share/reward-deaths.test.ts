import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@/domain/time/day'
import { policyJobs } from '../../../server/jobs/policy'
import { runJobs } from '../../../server/jobs/run'
import { shareJobs } from '../../../server/jobs/share'
import { reconcile } from '../../../server/ledger/reconcile'
import { openTestDatabase } from '../../support/database'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  newPerson,
  openPayOrder,
  plain,
  shanghai,
} from '../../support/purchase'
import { createMortality } from '../../support/simulator/mortality'
import { fromOfficial, REWARD } from './sharing'

/**
 * A gateway dies at each statement of a reward's course. The reward is earned, withdrawn and paid
 * only once.
 */

const mortality = createMortality()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({}, { database: await openTestDatabase(mortality.logger) })
})
afterAll(() => gateway.close())

const enter = async (code: string) =>
  done(await gateway.call('loginByWechat', { code: `person-${code}`, appId: 'wx-sandbox-oa' }))

const transfers = async () =>
  (await (await fetch(`${gateway.origin}/sandbox/transfers`)).json()) as { outBillNo: string }[]
const MINUTE_MS = 60_000

/** Repeats the work and dies at the first statement, the second, ... until it is completed once. */
async function outlived(work: () => Promise<unknown>, restMs: number): Promise<number> {
  for (let statement = 0; statement < 200; statement += 1) {
    mortality.dieAfter(statement)
    await work()
    const died = mortality.live()
    expect((await reconcile(gateway.ctx.db)).differences).toEqual([])
    expect((await transfers()).length).toBeLessThanOrEqual(1)
    if (!died) return statement
    // Leases of dead processes must expire, and WeChat is not queried again at once.
    await moveClock(gateway, restMs)
  }
  throw new Error('It never came to an end')
}

test('killed at each statement while it is earned, withdrawn, sent and paid: once each', async () => {
  const sharer = await enter('sharer')
  const { name, id } = newPerson()
  const who = { name: plain(name), credentialNo: plain(id), credentialType: 1 as const }
  done(await gateway.call('authH5Realname', who, { login: sharer }))
  const friend = await enter('friend')
  const { shareWtagid } = done(await gateway.call('joinActivity', shanghai, { login: sharer }))
  done(await gateway.call('initRelation', { shareWtagid }, { login: friend }))
  const proposalId = await confirmedProposal(gateway, friend)
  const { outTradeNo } = await openPayOrder(gateway, friend, proposalId)
  await decide(gateway, outTradeNo, 'PAID')
  await moveClock(gateway, 32 * DAY_MS)
  await runJobs(gateway.ctx, policyJobs)
  const rewards = async () =>
    done(await gateway.call('getRewards', {}, { login: await enter('sharer') }))
  const jobs = () => runJobs(gateway.ctx, shareJobs)

  expect(await outlived(jobs, 11 * MINUTE_MS)).toBeGreaterThan(5)
  expect((await rewards()).balanceFen).toBe(REWARD)

  const key = randomUUID()
  const login = await enter('sharer')
  const asked = () =>
    gateway.call('withdraw', { amountFen: REWARD }, { login, key, headers: fromOfficial })
  expect(await outlived(asked, MINUTE_MS)).toBeGreaterThan(5)
  expect(await transfers()).toEqual([])

  expect(await outlived(jobs, 11 * MINUTE_MS)).toBeGreaterThan(5)
  const [sent] = await transfers()
  await fetch(`${gateway.origin}/sandbox/transfers/${sent?.outBillNo ?? ''}`, {
    method: 'PUT',
    body: JSON.stringify({ state: 'SUCCESS' }),
  })
  await moveClock(gateway, 11 * MINUTE_MS)
  expect(await outlived(jobs, 11 * MINUTE_MS)).toBeGreaterThan(5)
  expect(await rewards()).toMatchObject({
    balanceFen: 0,
    withdrawals: [{ amountFen: REWARD, status: 'PAID' }],
  })
  expect(await transfers()).toHaveLength(1)
})
