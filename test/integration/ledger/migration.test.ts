import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { options } from '../../../server/db/database'
import { reconcile } from '../../../server/ledger/reconcile'

const folder = join(__dirname, '../../../server/db/migrations')
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
const BOOKS = '0008_books.sql'

const order = (id: string, status: string, fen: number) =>
  `('${id}', 'no-${id}', 'p-${id}', 'u', '${status}', ${fen}, 'WeChatPay', 'H5', 't-${id}', now(), now(), now())`
const payment = (id: string, fen: number) =>
  `('l-${id}', 'PAYMENT', '${id}', 't-${id}', ${fen}, now())`

/** Rows from before the ledger: a paid order, one with a pending refund, and a refunded one. */
const before = `
  insert into pay_orders
    (id, out_trade_no, proposal_id, user_id, status, amount_fen, pay_type, trade_type, transaction_id, created_at, expire_at, paid_at)
  values ${order('bought', 'PAID', 300)}, ${order('owed', 'REFUNDING', 200)}, ${order('back', 'REFUNDED', 100)};
  insert into policies
    (id, policy_no, user_id, proposal_id, position, status, premium_fen, effective_on, expire_on, issued_at)
  values ('y', 'n', 'u', 'p-bought', 0, 'WAITING', 300, now(), now(), now());
  insert into refunds (out_refund_no, pay_order_id, amount_fen, reason, status, created_at, refunded_at)
  values ('Rowed', 'owed', 200, '', 'REQUESTED', now(), null), ('Rback', 'back', 100, '', 'REFUNDED', now(), now());
  insert into ledger (id, kind, pay_order_id, reference, amount_fen, at)
  values ${payment('bought', 300)}, ${payment('owed', 200)}, ${payment('back', 100)},
    ('l-refund', 'REFUND', 'back', 'Rback', 100, now());
`

test('single lines of the time before become balanced ones', async () => {
  const client = await PGlite.create()
  const apply = (names: string[]) =>
    names.reduce(
      (done, name) => done.then(() => client.exec(readFileSync(join(folder, name), 'utf8')).then()),
      Promise.resolve(),
    )
  await apply(files.filter((name) => name < BOOKS))
  await client.exec('set session_replication_role = replica')
  await client.exec(before)
  await client.exec('set session_replication_role = origin')
  await apply(files.filter((name) => name >= BOOKS))
  const { differences, balances } = await reconcile(drizzle(client, options))
  expect(differences).toEqual([])
  expect(balances).toEqual({
    WECHAT_PAY: 500,
    ADVANCE_PREMIUM: 0,
    PREMIUM: -300,
    REFUNDS_OWED: -200,
  })
  await client.close()
}, 60_000)
