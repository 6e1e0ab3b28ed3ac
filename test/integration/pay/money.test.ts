import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { coverClaims, policies, refunds } from '../../../server/db/schema'
import type { TradeOutcome } from '../../../server/gateways/wechat-pay/port'
import { reconcile } from '../../../server/ledger/reconcile'
import { settle } from '../../../server/pay/settle'
import { entriesOf } from '../../../server/records/ledger/repo'
import { openStates, payOrderById, payOrdersOf } from '../../../server/records/pay/repo'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  openPayOrder,
  payOrderOf,
  signIn,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(async () => (known = await differences()))
afterEach(async () => expect(await newDifferences()).toEqual([]))
afterAll(() => gateway.close())

/** What a failed case left in the ledger must not fail the next one. */
let known: readonly string[] = []
const differences = async () =>
  (await reconcile(gateway.ctx.db)).differences.map((one) => JSON.stringify(one))
const newDifferences = async () => (await differences()).filter((one) => !known.includes(one))

/** The ledger has no new differences, and each insured or paying person has a claim on the cover. */
async function booksAgree(proposalIds: string[]): Promise<void> {
  const { db } = gateway.ctx
  expect(await newDifferences()).toEqual([])
  const orders = await payOrdersOf(db, proposalIds)
  const own = ({ proposalId }: { proposalId: string }) => proposalIds.includes(proposalId)
  const issued = (await db.select().from(policies)).filter(
    (policy) =>
      own(policy) && policy.storedStatus !== 'REVOKING' && policy.storedStatus !== 'REVOKED',
  )
  const claims = (await db.select().from(coverClaims)).filter(own)
  const waiting = orders.filter(({ status }) => openStates.includes(status)).length
  // Every proposal here insures two people.
  expect(claims).toHaveLength(issued.length + 2 * waiting)
}

/** Revokes a proposal's policies. It does nothing when there are none or they are revoked. */
async function revokeAll(login: Login, proposalId: string): Promise<void> {
  const [policy] = await policiesOf(proposalId)
  const [order] = (await payOrdersOf(gateway.ctx.db, [proposalId])).filter(
    ({ status }) => status === 'PAID' || status === 'REFUNDING',
  )
  if (!policy || !order) return
  const asked = { policyId: policy.id, expectedRefundable: order.amountFen }
  expect((await gateway.call('revokePolicy', asked, { login })).code).toBe(0)
}

type Step =
  | { do: 'open' }
  | { do: 'revoke' }
  | { do: 'report'; which: number; outcome: TradeOutcome; payment?: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'open' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'revoke' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('report' as const),
      which: fc.nat(4),
      payment: fc.constantFrom(1, 1, 2),
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
        } else if (move.do === 'revoke') {
          await revokeAll(login, proposalId)
        } else {
          const orders = await payOrdersOf(gateway.ctx.db, [proposalId])
          const order = orders[move.which % orders.length]
          if (!order) continue
          const { outTradeNo, amountFen } = order
          const transactionId = `${move.payment ?? 1}${outTradeNo}`
          const money = move.outcome === 'PAID' && { transactionId, amountFen }
          const answer = await settle(gateway.ctx, order, {
            outTradeNo,
            outcome: move.outcome,
            ...money,
          })
          expect(answer).not.toBe('MISMATCH')
          if (move.outcome === 'PAID')
            expect(await entriesOf(gateway.ctx.db, [order.id])).toContainEqual(
              expect.objectContaining({ kind: 'PAYMENT', reference: transactionId, amountFen }),
            )
        }
        await booksAgree([proposalId])
      }
    }),
    {
      numRuns: 10,
      examples: [
        [
          [
            { do: 'report', which: 0, outcome: 'PAID' },
            { do: 'revoke' },
            { do: 'report', which: 0, outcome: 'PAID' },
            { do: 'revoke' },
            { do: 'report', which: 0, outcome: 'PAID', payment: 2 },
          ],
        ],
        // Each of these histories once lost money or sold a policy twice.
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

test('a second payment of one order goes back, once', async () => {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const { payOrderId, outTradeNo, amountFen } = await openPayOrder(gateway, login, proposalId)
  const order = await payOrderById(gateway.ctx.db, payOrderId)
  if (!order) throw new Error('No pay order')
  const report = (transactionId: string) =>
    settle(gateway.ctx, order, { outTradeNo, outcome: 'PAID', transactionId, amountFen })
  expect(await report('one')).toBe('TAKEN')
  expect(await report('one')).toBe('NOTHING_NEW')
  expect(await report('two')).toBe('TAKEN')
  expect(await report('two')).toBe('NOTHING_NEW')
  const { db } = gateway.ctx
  const owed = await db.select().from(refunds).where(eq(refunds.payOrderId, payOrderId))
  expect(owed).toMatchObject([{ outRefundNo: 'Rtwo', transactionId: 'two', amountFen }])
  expect((await payOrderById(db, payOrderId))?.status).toBe('PAID')
  const { balances } = await reconcile(db)
  expect(balances.ADVANCE_PREMIUM).toBe(0)
  expect(await policiesOf(proposalId)).toHaveLength(2)
})

const policiesOf = (proposalId: string) =>
  gateway.ctx.db.select().from(policies).where(eq(policies.proposalId, proposalId))

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
