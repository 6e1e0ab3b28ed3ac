import { eq, sql } from 'drizzle-orm'
import { sumFen } from '@/domain/money/money'
import { shareEntries } from '../../../server/db/schema'
import { statementCsv, statementSums } from '../../../server/insurer/statement'
import { reconcile } from '../../../server/ledger/reconcile'
import { openGateway, type TestGateway } from '../../support/gateway'
import { catalogueWithCore } from '../../support/insurer-core'
import { confirmedProposal, decide, done, openPayOrder, signIn } from '../../support/purchase'

/** Three insurers share a product: their parts are the ledger's sums, and each gets a statement. */

let gateway: TestGateway
let bought: { payOrderId: string; amountFen: number }
beforeAll(async () => {
  gateway = await openGateway({ CATALOGUE_DIR: catalogueWithCore() })
  const buy = async () => {
    const login = await signIn(gateway)
    const proposalId = await confirmedProposal(gateway, login)
    const opened = await openPayOrder(gateway, login, proposalId)
    await decide(gateway, opened.outTradeNo, 'PAID')
    await gateway.jobs()
    return { ...opened, login, proposalId }
  }
  bought = await buy()
  const { login, proposalId, amountFen } = await buy()
  const order = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
  const asked = { policyId: order.policies[0]?.policyId ?? '', expectedRefundable: amountFen }
  done(await gateway.call('revokePolicyAndRefund', asked, { login }))
})
afterAll(() => gateway.close())

class Undo extends Error {}

/** The differences after a change that our code never makes; the change is undone. */
async function foundAfter(statement: string) {
  const found: Awaited<ReturnType<typeof reconcile>>['differences'] = []
  await gateway.ctx.db
    .transaction(async (tx) => {
      await tx.execute(sql.raw('alter table share_entries disable trigger user'))
      await tx.execute(sql.raw(statement))
      found.push(...(await reconcile(tx)).differences)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  return found
}

test('the parts of all insurers are what was earned and given back', async () => {
  expect((await reconcile(gateway.ctx.db)).differences).toEqual([])
})

test.each([
  ['a fen too much', `update share_entries set amount_fen = amount_fen + 1 where id = :first`],
  ['a fen too little', `update share_entries set amount_fen = amount_fen - 1 where id = :first`],
  ['a part that is missing', `delete from share_entries where id = :first`],
  ['all parts that are missing', `delete from share_entries where pay_order_id = :order`],
])('%s is a difference of the daily reconciliation', async (_what, statement) => {
  const { payOrderId } = bought
  const [first] = await gateway.ctx.db
    .select()
    .from(shareEntries)
    .where(eq(shareEntries.payOrderId, payOrderId))
  const found = await foundAfter(
    statement.replace(':first', `'${first?.id}'`).replace(':order', `'${payOrderId}'`),
  )
  expect(found.length).toBeGreaterThan(0)
  for (const each of found) expect(each).toMatchObject({ kind: 'SHARES_DIFFER', payOrderId })
})

test('a fen that one insurer has of another is a difference, too, once it gives more than it got', async () => {
  const found = await foundAfter(
    `update share_entries set insurer = 'A2' where insurer = 'A' and kind = 'REVOKE'`,
  )
  expect(found).toMatchObject(found.map(() => ({ kind: 'SHARES_DIFFER', expectedFen: 0 })))
  expect(found.length).toBeGreaterThan(0)
})

test('the statement of a month names every booking and its sums, to the fen', async () => {
  const month = new Date(gateway.now() + 8 * 3_600_000).toISOString().slice(0, 7)
  const sums = await statementSums(gateway.ctx, month)
  expect([...sums.keys()]).toEqual(['A', 'B', 'C'])
  const premiums = [...sums.values()].map(({ premiumFen }) => premiumFen)
  const refunds = [...sums.values()].map(({ refundFen }) => refundFen)
  expect(sumFen(premiums)).toBe(2 * bought.amountFen)
  expect(sumFen(refunds)).toBe(bought.amountFen)

  let text = ''
  for await (const piece of statementCsv(gateway.ctx, 'B', month)) text += piece
  const lines = text.trim().split('\r\n')
  // Two orders of two people, one of them revoked: four premiums, two refunds, a head and the sums.
  expect(lines).toHaveLength(8)
  const fenOf = (cell = '') => Math.round(Number(cell) * 100)
  const column = (at: number) => lines.slice(1, -1).map((line) => fenOf(line.split(',')[at]))
  const { premiumFen, refundFen } = sums.get('B') ?? { premiumFen: -1, refundFen: -1 }
  expect([sumFen(column(6)), sumFen(column(7))]).toEqual([premiumFen, refundFen])
  const last = lines.at(-1)?.split(',') ?? []
  expect([fenOf(last[6]), fenOf(last[7])]).toEqual([premiumFen, refundFen])
})
