import { eq } from 'drizzle-orm'
import type { LogFields } from '../../../server/context/log'
import { payOrders, policies, refunds, transitions } from '../../../server/db/schema'
import { ledgerJobs } from '../../../server/jobs/ledger'
import { runJobs } from '../../../server/jobs/run'
import { auditDue } from '../../../server/ledger/audit'
import { replay } from '../../../server/ledger/replay'
import { readHistories } from '../../../server/records/ledger/history-repo'
import { openGateway, type TestGateway } from '../../support/gateway'
import { confirmedProposal, decide, done, openPayOrder, signIn } from '../../support/purchase'

/** The nightly auditor: somebody changes by SQL what the model of the money forbids. */
const alarms: LogFields[] = []
let gateway: TestGateway
beforeAll(async () => {
  const note = (fields: LogFields) => void (fields.alarm && alarms.push(fields))
  gateway = await openGateway({}, { log: { info: note, warn: note, error: note } })
})
beforeEach(() => {
  alarms.length = 0
})
afterAll(() => gateway.close())

const db = () => gateway.ctx.db
async function bought() {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const order = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, order.outTradeNo, 'PAID')
  const { policies: held } = done(
    await gateway.call('getOrder', { orderId: proposalId }, { login }),
  )
  return { ...order, login, proposalId, policyId: held[0]?.policyId ?? '' }
}
const move = (
  machine: 'payOrder' | 'policy' | 'refund',
  entityId: string,
  event: string,
  [fromState, toState] = ['PAID', 'REFUNDING'],
) => {
  const { ids, clock } = gateway.ctx
  const states = { fromState, toState }
  const row = { id: ids.next(), machine, entityId, event, ...states, at: clock.now() }
  return db().insert(transitions).values(row)
}

test('a purchase is gone through, step by step, without an alarm', async () => {
  await bought()
  const { histories, steps, forbidden } = await auditDue(gateway.ctx)
  expect({ histories, forbidden }).toEqual({ histories: 1, forbidden: [] })
  expect(steps).toBeGreaterThanOrEqual(4)
})

test('an order that is refunded by hand, without money that is owed, raises the alarm', async () => {
  const { proposalId, payOrderId } = await bought()
  await db().transaction(async (tx) => {
    await tx.update(payOrders).set({ status: 'REFUNDING' }).where(eq(payOrders.id, payOrderId))
  })
  await move('payOrder', payOrderId, 'refund')
  await runJobs(gateway.ctx, ledgerJobs)
  expect(alarms).toContainEqual(
    expect.objectContaining({
      ...{ alarm: 'MODEL_FORBIDS', proposalId },
      reason: `payOrder ${payOrderId} refund`,
    }),
  )
})

test('a status that no move wrote raises it, too', async () => {
  const { proposalId } = await bought()
  await db()
    .update(policies)
    .set({ storedStatus: 'REVOKED' })
    .where(eq(policies.proposalId, proposalId))
  await auditDue(gateway.ctx)
  const own = alarms.filter((one) => one.proposalId === proposalId)
  expect(own).toMatchObject([{ alarm: 'MODEL_FORBIDS' }])
  expect(own[0]?.reason).toMatch(/ is REVOKED, and its moves end at WAITING/)
})

test('a refund that is owed to nobody raises it', async () => {
  const { proposalId, payOrderId } = await bought()
  const outRefundNo = `RHM${payOrderId}`
  const at = gateway.ctx.clock.now()
  await db()
    .insert(refunds)
    .values({
      ...{ outRefundNo, payOrderId, amountFen: 1, reason: 'by hand', status: 'REFUNDED' },
      createdAt: at,
    })
  await move('refund', outRefundNo, 'succeed', ['REQUESTED', 'REFUNDED'])
  await auditDue(gateway.ctx)
  expect(alarms.filter((one) => one.proposalId === proposalId)).toMatchObject([
    { alarm: 'MODEL_FORBIDS', reason: `refund ${outRefundNo} succeed` },
  ])
})

/** PostgreSQL numbers a transaction at its first lock, not when the lock is free (simulator, 617142). */
test('a transaction that waited for a lock is told after what it waited for', async () => {
  const { login, policyId, amountFen: expectedRefundable, proposalId } = await bought()
  gateway.sandbox.faults.add({ cmd: 'wechatpay.refund', mode: 'http500', times: 1 })
  done(await gateway.call('revokePolicyAndRefund', { policyId, expectedRefundable }, { login }))
  const [refund] = (await readHistories(db(), [proposalId])).refunds
  if (!refund) throw new Error('Nothing is refunded')
  const { outRefundNo } = refund
  await move('refund', outRefundNo, 'bounce', ['REQUESTED', 'ABNORMAL'])
  await move('refund', outRefundNo, 'accept', ['ABNORMAL', 'PROCESSING'])
  await move('refund', outRefundNo, 'bounce', ['PROCESSING', 'ABNORMAL'])
  await db().update(refunds).set({ status: 'ABNORMAL' }).where(eq(refunds.outRefundNo, outRefundNo))

  const written = await readHistories(db(), [proposalId])
  const [notice, answer] = written.moves
    .filter(({ move: { entityId } }) => entityId === outRefundNo)
    .sort((one, other) => one.transaction - other.transaction)
  if (!notice || !answer) throw new Error('Nothing was written')
  const numbers = [notice.transaction, answer.transaction] as const
  ;[answer.transaction, notice.transaction] = numbers
  expect(replay(written).forbidden).toEqual([])
})

test('it puts the rest of its work off when the gateway ends', async () => {
  const ending = new AbortController()
  const { performance } = globalThis
  const steps = [0, 2000]
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => steps.shift() ?? 2000)
  try {
    const auditing = auditDue(gateway.ctx, { ending: ending.signal })
    ending.abort()
    expect(await auditing).toMatchObject({ isWhole: false })
  } finally {
    clock.mockRestore()
  }
})

test('after a second of work it rests 99 times as long as it works', async () => {
  const rested: number[] = []
  const { performance } = globalThis
  const steps = [0, 600, 600, 1200]
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => steps.shift() ?? 1200)
  try {
    await auditDue(gateway.ctx, { rest: async (ms) => void rested.push(ms) })
  } finally {
    clock.mockRestore()
  }
  expect(rested[0]).toBe(600 * 99)
})
