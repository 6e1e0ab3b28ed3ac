import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { errorCodes } from '@/contract/errors'
import { coverClaims, insurants, ledger, policies, refunds } from '../../server/db/schema'
import type { TradeOutcome } from '../../server/gateways/wechat-pay/port'
import { openStates, payOrderById, payOrdersOf } from '../../server/pay/repo'
import { settle } from '../../server/pay/settle'
import { openGateway, type TestGateway } from '../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  newPerson,
  openPayOrder,
  payOrderOf,
  signIn,
} from '../support/purchase'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
}, 60_000)
afterAll(() => gateway.close())

/** Whatever came in bought policies or is given back; whoever is covered or about to pay is held. */
async function booksAgree(proposalIds: string[]): Promise<void> {
  const { db } = gateway.ctx
  const orders = await payOrdersOf(db, proposalIds)
  const ids = new Set(orders.map(({ id }) => id))
  const sum = (rows: number[]) => rows.reduce((total, fen) => total + fen, 0)
  const entries = (await db.select().from(ledger)).filter((row) => ids.has(row.payOrderId))
  const paid = sum(entries.flatMap((row) => (row.kind === 'PAYMENT' ? row.amountFen : [])))
  const own = ({ proposalId }: { proposalId: string }) => proposalIds.includes(proposalId)
  const issued = (await db.select().from(policies)).filter(own)
  const owed = (await db.select().from(refunds)).filter((row) => ids.has(row.payOrderId))
  expect(paid).toBe(
    sum(issued.map(({ premiumFen }) => premiumFen)) + sum(owed.map(({ amountFen }) => amountFen)),
  )
  const claims = (await db.select().from(coverClaims)).filter(own)
  const waiting = orders.filter(({ status }) => openStates.includes(status)).length
  // Every proposal here insures two.
  expect(claims).toHaveLength(issued.length + 2 * waiting)
  expect(orders.filter(({ transactionId }) => transactionId !== null)).toHaveLength(
    entries.filter(({ kind }) => kind === 'PAYMENT').length,
  )
  for (const order of orders)
    expect(order.status === 'REFUNDING').toBe(
      owed.some((row) => row.payOrderId === order.id && row.status !== 'REFUNDED'),
    )
}

type Step = { do: 'open' } | { do: 'report'; which: number; outcome: TradeOutcome }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'open' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('report' as const),
      which: fc.nat(4),
      outcome: fc.constantFrom<TradeOutcome>(
        ...(['PAID', 'PART_FAIL', 'PAID_FAIL', 'PAID_FAIL_NO_RETRY', 'EXPIRED', 'CANCEL'] as const),
      ),
    }),
  },
)

test('any reports about any orders in any order: paid = policies + refunds, claims = policies', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const login = await signIn(gateway)
      const proposalId = await confirmedProposal(gateway, login)
      await gateway.call('createPayOrder', payOrderOf(proposalId), { login })
      for (const move of steps) {
        if (move.do === 'open') {
          await gateway.call('createPayOrder', payOrderOf(proposalId), { login })
        } else {
          const orders = await payOrdersOf(gateway.ctx.db, [proposalId])
          const order = orders[move.which % orders.length]
          if (!order) continue
          const { outTradeNo, amountFen } = order
          const transactionId = `4200${outTradeNo}`
          const money = move.outcome === 'PAID' && { transactionId, amountFen }
          const answer = await settle(gateway.ctx, order, {
            outTradeNo,
            outcome: move.outcome,
            ...money,
          })
          expect(answer).not.toBe('MISMATCH')
          if (move.outcome === 'PAID')
            expect((await payOrderById(gateway.ctx.db, order.id))?.transactionId).toBe(
              transactionId,
            )
        }
        await booksAgree([proposalId])
      }
    }),
    {
      numRuns: 10,
      examples: [
        // Each lost money or sold cover twice.
        [
          [
            { do: 'report', which: 0, outcome: 'PART_FAIL' },
            { do: 'report', which: 0, outcome: 'PAID' },
          ],
        ],
        [
          [
            { do: 'report', which: 0, outcome: 'CANCEL' },
            { do: 'report', which: 0, outcome: 'PART_FAIL' },
          ],
        ],
        [
          [
            { do: 'report', which: 0, outcome: 'CANCEL' },
            { do: 'open' },
            { do: 'report', which: 0, outcome: 'PAID' },
            { do: 'report', which: 1, outcome: 'PART_FAIL' },
          ],
        ],
      ],
    },
  )
}, 240_000)

test('a second payment of one order is never answered as taken', async () => {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const { payOrderId, outTradeNo, amountFen } = await openPayOrder(gateway, login, proposalId)
  const order = await payOrderById(gateway.ctx.db, payOrderId)
  if (!order) throw new Error('No pay order')
  const report = (transactionId: string) =>
    settle(gateway.ctx, order, { outTradeNo, outcome: 'PAID', transactionId, amountFen })
  expect(await report('one')).toBe('TAKEN')
  expect(await report('one')).toBe('NOTHING_NEW')
  expect(await report('two')).toBe('MISMATCH')
  await booksAgree([proposalId])
})

test('money from the day on which cover would begin goes back', async () => {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const { payOrderId, outTradeNo, amountFen } = await openPayOrder(gateway, login, proposalId)
  const order = await payOrderById(gateway.ctx.db, payOrderId)
  if (!order) throw new Error('No pay order')
  const { effectiveOn } = done(await gateway.call('getProposal', { proposalId }, { login }))
  const paidAt = Date.parse(`${effectiveOn}T00:20:00+08:00`)
  await settle(gateway.ctx, order, {
    outTradeNo,
    outcome: 'PAID',
    transactionId: 'late',
    amountFen,
    paidAt,
  })
  expect((await payOrderById(gateway.ctx.db, payOrderId))?.status).toBe('REFUNDING')
  expect(await gateway.ctx.db.select().from(policies)).not.toContainEqual(
    expect.objectContaining({ proposalId }),
  )
  await booksAgree([proposalId])
})

test('a pay order cancelled while it is placed answers CANCEL and nothing to pay with', async () => {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  gateway.sandbox.faults.add({ cmd: 'wechatpay.h5', mode: 'delay', delayMs: 1500, times: 1 })
  const placing = gateway.call('createPayOrder', payOrderOf(proposalId), { login })
  for (;;) {
    const [order] = await payOrdersOf(gateway.ctx.db, [proposalId])
    const known = await fetch(`${gateway.origin}/sandbox/pay-orders`).then((answer) =>
      answer.text(),
    )
    if (order && known.includes(order.outTradeNo)) break
  }
  done(await gateway.call('cancelOrder', { orderId: proposalId }, { login }))
  expect(done(await placing)).toMatchObject({ payStatus: 'CANCEL', payParams: null })
  const [order] = await payOrdersOf(gateway.ctx.db, [proposalId])
  await decide(gateway, order?.outTradeNo ?? '', 'PAID')
  await booksAgree([proposalId])
})

test('four spouses proposed before paying: one is paid for, at once or one after another', async () => {
  const login = await signIn(gateway)
  const proposals: string[] = []
  for (let times = 0; times < 4; times += 1) {
    const spouse = { relationType: 'SPOUSE' as const, person: newPerson() }
    proposals.push(await confirmedProposal(gateway, login, [spouse]))
  }
  const pay = (proposalId: string) =>
    gateway.call('createPayOrder', payOrderOf(proposalId), { login })
  const replies = await Promise.all(proposals.slice(0, 3).map(pay))
  const [opened, ...more] = replies.filter(({ code }) => code === 0).map(done)
  expect(more).toEqual([])
  const [order] = await payOrdersOf(gateway.ctx.db, proposals)
  expect(order?.id).toBe(opened?.payOrderId)
  await decide(gateway, order?.outTradeNo ?? '', 'PAID')
  for (const proposalId of proposals) {
    const bought = proposalId === order?.proposalId
    expect((await pay(proposalId)).code).toBe(
      bought ? errorCodes.ORDER_ALREADY_PAID : errorCodes.INSURANT_LIMIT,
    )
  }
})

test('a pay type that is not offered leaves the open order open', async () => {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const { payOrderId } = await openPayOrder(gateway, login, proposalId)
  const elsewise = { ...payOrderOf(proposalId), payType: 'AllInPay' as const }
  const refused = await gateway.call('createPayOrder', elsewise, { login })
  expect(refused.code).toBe(errorCodes.PAY_TYPE_UNAVAILABLE)
  expect((await payOrderById(gateway.ctx.db, payOrderId))?.status).toBe('PAYING')
})

test('a premium that changed since is not charged', async () => {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const { db } = gateway.ctx
  await db.update(insurants).set({ premiumFen: 1 }).where(eq(insurants.proposalId, proposalId))
  const refused = await gateway.call('createPayOrder', payOrderOf(proposalId), { login })
  expect(refused.code).toBe(errorCodes.PRICE_CHANGED)
  expect(await payOrdersOf(db, [proposalId])).toEqual([])
})
