import { sql } from 'drizzle-orm'
import { reconcile } from '../../../server/ledger/reconcile'
import { openGateway, type TestGateway } from '../../support/gateway'
import { confirmedProposal, decide, done, openPayOrder, signIn } from '../../support/purchase'

/** One order with two policies, and one whose refund is not done. */
let gateway: TestGateway
let bought: { payOrderId: string; amountFen: number; proposalId: string }
let owed: { payOrderId: string; amountFen: number }
beforeAll(async () => {
  gateway = await openGateway()
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const first = await openPayOrder(gateway, login, proposalId)
  bought = { ...first, proposalId }
  await decide(gateway, first.outTradeNo, 'PAID')
  const other = await signIn(gateway)
  const orderId = await confirmedProposal(gateway, other)
  const second = await openPayOrder(gateway, other, orderId)
  owed = second
  done(await gateway.call('cancelOrder', { orderId }, { login: other }))
  await decide(gateway, second.outTradeNo, 'PAID')
})
afterAll(() => gateway.close())

test('clean books say so, and where all money is', async () => {
  const { balances, differences, payOrders, policies } = await reconcile(gateway.ctx.db)
  expect(differences).toEqual([])
  expect({ payOrders, policies }).toEqual({ payOrders: 2, policies: 2 })
  expect(balances).toEqual({
    WECHAT_PAY: bought.amountFen + owed.amountFen,
    ADVANCE_PREMIUM: 0,
    PREMIUM: -bought.amountFen,
    REFUNDS_OWED: -owed.amountFen,
  })
})

class Undo extends Error {}

/** Answers the differences after a change that our code never makes, and undoes the change. */
async function foundAfter(...statements: string[]) {
  const found: Awaited<ReturnType<typeof reconcile>>['differences'] = []
  await gateway.ctx.db
    .transaction(async (tx) => {
      await tx.execute(sql.raw('alter table ledger disable trigger user'))
      for (const statement of statements) await tx.execute(sql.raw(statement))
      found.push(...(await reconcile(tx)).differences)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  return found
}
const kinds = async (...statements: string[]) =>
  (await foundAfter(...statements)).map(({ kind }) => kind)

const ofBought = () => `pay_order_id = '${bought.payOrderId}'`
const ofOwed = () => `pay_order_id = '${owed.payOrderId}'`

test('a missing line of the ledger is named', async () => {
  const [missing, unused] = await foundAfter(
    `delete from ledger where kind = 'PAYMENT' and ${ofBought()}`,
  )
  const { payOrderId, amountFen } = bought
  expect(missing).toMatchObject({ kind: 'LINE_MISSING', payOrderId, expectedFen: amountFen })
  expect(unused).toMatchObject({ kind: 'MONEY_UNUSED', foundFen: -amountFen })
  expect(await kinds(`delete from ledger where kind = 'ISSUE'`)).toContain('MONEY_UNUSED')
  expect(await kinds(`delete from ledger where kind = 'RETURN'`)).toEqual([
    'MONEY_UNUSED',
    'REFUNDS_DIFFER',
  ])
})

test('an amount that differs is named, with both', async () => {
  const { payOrderId, amountFen } = bought
  const found = await foundAfter(
    `update ledger set amount_fen = amount_fen - 1 where kind in ('PAYMENT', 'ISSUE') and ${ofBought()}`,
  )
  expect(found).toMatchObject([
    { kind: 'AMOUNT_DIFFERS', payOrderId, expectedFen: amountFen, foundFen: amountFen - 1 },
    { kind: 'POLICIES_DIFFER', expectedFen: amountFen - 1, foundFen: amountFen },
  ])
  const halved = `update refunds set amount_fen = 1 where ${ofOwed()}`
  expect(await foundAfter(halved)).toMatchObject([
    { kind: 'REFUNDS_DIFFER', expectedFen: owed.amountFen, foundFen: 1 },
  ])
})

test.each([
  [
    'a line that no payment explains',
    () =>
      `insert into ledger (id, kind, pay_order_id, reference, amount_fen, at) values ('x', 'PAYMENT', '${bought.payOrderId}', 'x', 5, now())`,
    ['LINE_UNEXPECTED', 'MONEY_UNUSED'],
  ],
  [
    'a refund that no refund explains',
    () =>
      `insert into ledger (id, kind, pay_order_id, reference, amount_fen, at) values ('x', 'REFUND', '${owed.payOrderId}', 'x', 5, now())`,
    ['REFUNDS_DIFFER', 'LINE_UNEXPECTED'],
  ],
  [
    'a refund that is done and not written down',
    () => `update refunds set status = 'REFUNDED' where ${ofOwed()}`,
    ['REFUNDS_DIFFER', 'LINE_MISSING', 'STATE_DIFFERS'],
  ],
  [
    'a policy that is gone',
    () => `delete from policies where proposal_id = '${bought.proposalId}' and position = 0`,
    ['POLICIES_DIFFER'],
  ],
  [
    'an order that denies its money',
    () => `update pay_orders set status = 'EXPIRED' where id = '${bought.payOrderId}'`,
    ['STATE_DIFFERS'],
  ],
  [
    'an order that forgot its payment',
    () => `update pay_orders set transaction_id = null where id = '${bought.payOrderId}'`,
    ['LINE_UNEXPECTED', 'STATE_DIFFERS', 'POLICY_UNPAID', 'POLICY_UNPAID'],
  ],
])('%s is named', async (_name, statement, expected) => {
  expect(await kinds(statement())).toEqual(expected)
})

test('the database itself refuses what has no two accounts, or no amount', async () => {
  const add = (kind: string, fen: number) =>
    gateway.ctx.db.execute(
      sql`insert into ledger (id, kind, pay_order_id, reference, amount_fen, at) values ('x', ${kind}, ${bought.payOrderId}, 'x', ${fen}, now())`,
    )
  await expect(add('GIFT', 5)).rejects.toThrow()
  await expect(add('PAYMENT', 0)).rejects.toThrow()
  await expect(add('PAYMENT', -5)).rejects.toThrow()
})
