import { eq } from 'drizzle-orm'
import { DAY_MS } from '@/domain/time/day'
import type { LogFields } from '../../../server/context/log'
import { insurerDifferences, policies } from '../../../server/db/schema'
import { openGateway, type TestGateway } from '../../support/gateway'
import { catalogueWithCore, issuing } from '../../support/insurer-core'
import { confirmedProposal, decide, moveClock, openPayOrder, signIn } from '../../support/purchase'

/** Every day the core is asked how it knows the policies that changed; each difference is told once. */

let gateway: TestGateway
const alarms: LogFields[] = []
const note = (fields: LogFields) =>
  void (fields.alarm?.startsWith('INSURER') && alarms.push(fields))
beforeAll(async () => {
  const log = { info: note, warn: note, error: note }
  const capabilities = { ...issuing, pull: {} }
  gateway = await openGateway({ CATALOGUE_DIR: catalogueWithCore({ capabilities }) }, { log })
})
beforeEach(() => {
  alarms.length = 0
})
afterEach(() => gateway.sandbox.faults.clear())
afterAll(() => gateway.close())

async function bought() {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const opened = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, opened.outTradeNo, 'PAID')
  await gateway.jobs()
  const [policy] = await gateway.ctx.db
    .select()
    .from(policies)
    .where(eq(policies.proposalId, proposalId))
    .orderBy(policies.position)
  return { policyNo: policy?.policyNo ?? '', id: policy?.id ?? '' }
}

async function later(ms: number): Promise<void> {
  await moveClock(gateway, ms)
  await gateway.jobs()
}

const open = async () =>
  (await gateway.ctx.db.select().from(insurerDifferences)).filter(({ endedAt }) => endedAt === null)

test('what both know is no difference, cancelled or not', async () => {
  await bought()
  await later(DAY_MS)
  await bought()
  await later(DAY_MS)
  expect(alarms).toEqual([])
  expect(await open()).toEqual([])
})

test('a premium that the core knows otherwise: an alarm with both views, told once', async () => {
  const { policyNo } = await bought()
  gateway.sandbox.faults.add({ cmd: 'core.pull', mode: 'code', code: 'OTHER_VIEW', times: 1 })
  await later(DAY_MS)
  const own = alarms.filter(({ reference }) => reference === policyNo)
  expect(own).toMatchObject([{ alarm: 'INSURER_DIFFERS', reason: 'PREMIUM' }])
  expect(Number(own[0]?.theirs)).toBe(Number(own[0]?.ours) + 1)
  expect((await open()).map((each) => each.policyNo)).toContain(policyNo)
  alarms.length = 0
  await later(DAY_MS)
  expect(alarms).toEqual([])
})

test('a policy in force that the core has cancelled', async () => {
  const { policyNo, id } = await bought()
  // As if somebody had lost the revocation here.
  await gateway.ctx.db.update(policies).set({ storedStatus: 'REVOKED' }).where(eq(policies.id, id))
  await later(DAY_MS)
  const own = alarms.filter(({ reference }) => reference === policyNo)
  expect(own).toMatchObject([{ reason: 'STATUS', ours: 'CANCELLED', theirs: 'IN_FORCE' }])
})

test('a policy that we hold and the core does not tell is missing', async () => {
  const { policyNo, id } = await bought()
  await gateway.ctx.db
    .update(policies)
    .set({ policyNo: `${policyNo}Z` })
    .where(eq(policies.id, id))
  await later(DAY_MS)
  const kinds = alarms.map(({ reason, reference }) => `${reason} ${reference}`)
  // The number that our request was answered with is awaited here, so only ours is told.
  expect(kinds).toEqual([`MISSING ${policyNo}Z`])
})

test('a core that does not answer is asked again, and what it has to say is not lost', async () => {
  const { policyNo } = await bought()
  gateway.sandbox.faults.add({ cmd: 'core.pull', mode: 'code', code: 'DOWN', times: 1 })
  gateway.sandbox.faults.add({ cmd: 'core.pull', mode: 'code', code: 'OTHER_VIEW', times: 1 })
  await later(DAY_MS)
  expect(alarms).toEqual([])
  await later(2 * 3_600_000)
  expect(alarms.map(({ reference }) => reference)).toContain(policyNo)
})

test('three days without a pull are an alarm', async () => {
  gateway.sandbox.faults.add({ cmd: 'core.pull', mode: 'code', code: 'DOWN', times: 1000 })
  await later(DAY_MS)
  await later(2 * DAY_MS)
  expect(alarms.map(({ alarm, reason }) => `${alarm} ${reason}`)).toContain('INSURER_SILENT PULL')
})
