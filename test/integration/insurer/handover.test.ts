import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { DAY_MS } from '@/domain/time/day'
import type { LogFields } from '../../../server/context/log'
import {
  handoverRows,
  handovers,
  insurerDifferences,
  insurerRequests,
  proposals,
} from '../../../server/db/schema'
import { openGateway, type TestGateway } from '../../support/gateway'
import { catalogueWithCore, issuing } from '../../support/insurer-core'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  openPayOrder,
  signIn,
} from '../../support/purchase'

/**
 * Each day is handed over to the insurer, row by row: 沪城保 is issued by its core, and 金陵惠家保 by the
 * gateway, which tells the insurer whom the settings name.
 */

const nanjing = { cityCode: '320100', productCode: 'PH4J' }
let gateway: TestGateway
const alarms: LogFields[] = []
const note = (fields: LogFields) => void (fields.alarm && alarms.push(fields))
beforeAll(async () => {
  const log = { info: note, warn: note, error: note }
  const capabilities = {
    ...{ ...issuing, handOver: {}, pull: {} },
    endorse: { changes: ['contact' as const] },
  }
  gateway = await openGateway(
    {
      CATALOGUE_DIR: catalogueWithCore({ capabilities }),
      INSURER_HANDOVERS: `{"${nanjing.cityCode}/${nanjing.productCode}":"TAIHANG"}`,
    },
    { log },
  )
})
beforeEach(() => {
  alarms.length = 0
})
afterEach(() => gateway.sandbox.faults.clear())
afterAll(() => gateway.close())

const fault = (cmd: string, code: string, times = 1) =>
  gateway.sandbox.faults.add({ cmd, mode: 'code', code, times })

async function bought(product?: typeof nanjing) {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login, undefined, product)
  const opened = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, opened.outTradeNo, 'PAID')
  await gateway.jobs()
  return { ...opened, login, proposalId }
}

async function later(ms: number): Promise<void> {
  await moveClock(gateway, ms)
  await gateway.jobs()
}

const lists = () => gateway.ctx.db.select().from(handovers).orderBy(handovers.createdAt)
const newest = async (productCode = 'PP57') =>
  (await lists()).filter((list) => list.productCode === productCode).at(-1)
const rowsOf = async (list: { no: string } | undefined) =>
  (
    await gateway.ctx.db
      .select()
      .from(handoverRows)
      .where(eq(handoverRows.handoverNo, list?.no ?? ''))
      .orderBy(handoverRows.rowNo)
  ).map(({ kind, answer }) => `${kind} ${answer}`)

const known = v.array(
  v.object({
    state: v.string(),
    policyNo: v.optional(v.string()),
    applicant: v.optional(v.object({ mobile: v.optional(v.string()) })),
  }),
)
const atCore = async (proposalId: string) =>
  v.parse(
    known,
    await (await fetch(`${gateway.origin}/sandbox/core-policies?orderNo=${proposalId}`)).json(),
  )

test('the policies and cancellations of a day are acknowledged row by row, once', async () => {
  const one = await bought()
  const order = done(
    await gateway.call('getOrder', { orderId: one.proposalId }, { login: one.login }),
  )
  await bought()
  const [policy] = order.policies
  const asked = { policyId: policy?.policyId ?? '', expectedRefundable: one.amountFen }
  done(await gateway.call('revokePolicyAndRefund', asked, { login: one.login }))
  await gateway.jobs()
  expect(await lists()).toEqual([])
  await later(DAY_MS)
  const list = await newest()
  expect(list).toMatchObject({ numberedBy: 'core', rowCount: 6, requests: 1 })
  expect(list?.acknowledgedAt).not.toBeNull()
  expect(await rowsOf(list)).toEqual([
    ...Array<string>(4).fill('POLICY ACKNOWLEDGED'),
    ...Array<string>(2).fill('CANCELLATION ACKNOWLEDGED'),
  ])
  // The next day has nothing new, and looks once whether the insurer still knows.
  await later(DAY_MS)
  expect(await lists()).toHaveLength(1)
  expect((await newest())?.requests).toBe(1)
  expect(alarms).toEqual([])
})

test('a correction of the day is on the list once, and does not undo a newer one', async () => {
  const { proposalId } = await bought()
  const [insured] = await gateway.ctx.db
    .select({ userId: proposals.userId })
    .from(proposals)
    .where(eq(proposals.id, proposalId))
  const change = async (before: string, after: string) => {
    const phones = { userId: insured?.userId ?? '', before, after }
    await gateway.ctx.db.transaction((tx) =>
      gateway.ctx.consequences.phoneChanged(gateway.ctx, tx, phones),
    )
    await gateway.jobs()
  }
  await change('13800138000', '13911112222')
  fault('core.handOver', 'DOWN')
  await later(DAY_MS)
  // The list of yesterday comes after the change of today.
  await change('13911112222', '13933334444')
  await later(2 * 60_000)
  const list = await newest()
  expect(await rowsOf(list)).toEqual([
    ...Array<string>(2).fill('POLICY ACKNOWLEDGED'),
    ...Array<string>(2).fill('ENDORSEMENT ACKNOWLEDGED'),
  ])
  expect((await atCore(proposalId)).map(({ applicant }) => applicant?.mobile)).toEqual([
    ...['13933334444', '13933334444'],
  ])
  await later(DAY_MS)
  expect(await rowsOf(await newest())).toEqual(Array<string>(2).fill('ENDORSEMENT ACKNOWLEDGED'))
  expect(alarms).toEqual([])
})

test('a product without a core is handed over to whom the settings name, which learns of it so', async () => {
  const { proposalId } = await bought(nanjing)
  expect(await atCore(proposalId)).toEqual([])
  await later(DAY_MS)
  const list = await newest('PH4J')
  expect(list).toMatchObject({ numberedBy: 'gateway', rowCount: 2 })
  expect((await atCore(proposalId)).map(({ state }) => state)).toEqual(['ISSUED', 'ISSUED'])
})

test('nobody is set for a product: its days wait and are seen, and nothing failed', async () => {
  const product = { cityCode: '440301', productCode: 'LH0G' }
  await bought(product)
  await later(DAY_MS)
  await later(DAY_MS)
  const list = await newest('LH0G')
  expect(list).toMatchObject({ tries: 0, requests: 0, acknowledgedAt: null })
  expect(await rowsOf(list)).toEqual(['POLICY null', 'POLICY null'])
  expect(alarms).toEqual([])
})

test('after a break the core is asked, and only what is missing is sent again', async () => {
  await bought()
  // It books the rows, and its answer does not come.
  gateway.sandbox.faults.add({ cmd: 'core.handOver', mode: 'drop', times: 1 })
  await later(DAY_MS)
  const list = await newest()
  expect(await rowsOf(list)).toEqual(['POLICY null', 'POLICY null'])
  await later(2 * 60_000)
  expect(await rowsOf(list)).toEqual(['POLICY ACKNOWLEDGED', 'POLICY ACKNOWLEDGED'])
  expect((await newest())?.requests).toBe(1)
})

test('half a list was answered when it broke: the other half is sent, no row twice', async () => {
  await bought()
  await bought()
  fault('core.handOver', 'ROW_SILENT')
  await later(DAY_MS)
  expect((await rowsOf(await newest())).filter((row) => row === 'POLICY null')).toHaveLength(1)
  expect(alarms).toMatchObject([{ alarm: 'HANDOVER_OPEN', reason: 'SILENT', count: 1 }])
  // The core knows the row, as its view says; so nothing is sent again.
  await later(60 * 60_000)
  expect(new Set(await rowsOf(await newest()))).toEqual(new Set(['POLICY ACKNOWLEDGED']))
  expect((await newest())?.requests).toBe(1)
})

test('a refused row stays open and alarms, the others are acknowledged', async () => {
  await bought(nanjing)
  fault('core.handOver', 'REFUSE')
  await later(DAY_MS)
  const list = await newest('PH4J')
  expect(await rowsOf(list)).toEqual(['POLICY REFUSED', 'POLICY ACKNOWLEDGED'])
  expect(alarms).toMatchObject([{ alarm: 'HANDOVER_OPEN', reason: 'REFUSED', count: 1 }])
  // The insurer has mended it; only this row is sent again.
  await later(DAY_MS)
  expect(await rowsOf(list)).toEqual(['POLICY ACKNOWLEDGED', 'POLICY ACKNOWLEDGED'])
})

test('a row that was acknowledged and is denied: an alarm with both views, and it is sent again', async () => {
  await bought()
  await later(DAY_MS)
  fault('core.handover', 'ROW_DENIED')
  await later(DAY_MS)
  expect(alarms).toMatchObject([
    {
      ...{ alarm: 'INSURER_DIFFERS', reason: 'ROW_DENIED' },
      ours: expect.stringMatching(/^H-.* row 1 ACKNOWLEDGED$/),
      theirs: 'REFUSED NOT_FOUND',
    },
  ])
  const [found] = await gateway.ctx.db.select().from(insurerDifferences)
  expect(found?.endedAt).not.toBeNull()
  const rows = await gateway.ctx.db.select().from(handoverRows)
  expect(rows.filter(({ answer }) => answer === 'DENIED')).toEqual([])
})

test('a core with 50,000 others before: the rows wait, and are acknowledged at last', async () => {
  await bought()
  fault('core.handOver', 'BACKLOG')
  await later(DAY_MS)
  const list = await newest()
  expect(await rowsOf(list)).toEqual(['POLICY LATER', 'POLICY LATER'])
  expect(alarms).toEqual([])
  await later(60 * 60_000)
  expect(await rowsOf(list)).toEqual(['POLICY ACKNOWLEDGED', 'POLICY ACKNOWLEDGED'])
})

test('silent for a day: an alarm; nobody is named in the tables of the hand-over', async () => {
  await bought()
  fault('core.handOver', 'DOWN', 1000)
  await later(DAY_MS)
  fault('core.handover', 'DOWN', 1000)
  await later(DAY_MS)
  expect(alarms).toMatchObject([{ alarm: 'INSURER_SILENT', reason: 'NO_ANSWER' }])
  const stored = JSON.stringify([
    await lists(),
    await gateway.ctx.db.select().from(handoverRows),
    await gateway.ctx.db.select().from(insurerRequests),
  ])
  for (const name of ['王建国', '李秀英']) expect(stored).not.toContain(name)
})
