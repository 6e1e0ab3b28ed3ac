import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import { reconcile } from '../../../server/ledger/reconcile'
import { payOrdersOf } from '../../../server/records/pay/repo'
import { changedCatalogue, soldOnce } from '../../support/changed-catalogue'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  moveClock,
  newMobile,
  openPayOrder,
  payOrderOf,
  readNotices,
  shanghai,
  signIn,
  submission,
  totalOf,
} from '../../support/purchase'
import { everything } from '../../support/rows'

const HERE = 'integration/failures/fault-matrix'

/** Faults of a payment, each with its test, which is in this file or in the named one. */
const matrix: readonly (readonly [fault: string, file: string, title: string])[] = [
  ['answered after 50 s', 'e2e-h5/pay/payment', 'after 50 s nobody waits for it'],
  [
    'twice in 10 ms',
    'integration/pay/pay',
    'ten times at once with ten keys still makes one order',
  ],
  ['one key, another amount', 'integration/pay/pay', 'the same key for something else is refused'],
  ['told before it was answered', HERE, 'told that it is paid before the answer'],
  ['told 15 times', 'integration/pay/pay', 'fifteen times at once issues one set of policies'],
  ['told by a forger', 'integration/pay/pay', 'forged in any way changes nothing'],
  ['never told', HERE, 'every notification lost for 24 hours and 4 minutes'],
  [
    'paid after cancelling',
    'integration/pay/pay',
    'that is paid all the same gives the money back',
  ],
  [
    'paid too late',
    'integration/pay/money',
    'money from the day on which cover would begin goes back',
  ],
  [
    'killed before the reply',
    'integration/failures/crash',
    'killed while it opens pay orders: the same key',
  ],
  ['killed between policies', 'integration/failures/deaths', 'killed while four policies are made'],
  [
    'revoked while told',
    'integration/revoke/revoke',
    'revoked while a notification of the same order',
  ],
  ['revoked twice, by two', 'integration/revoke/revoke', 'revoked twice, with one key, with two'],
  [
    'refund fails later',
    'integration/revoke/revoke',
    'an account cannot take it back, which is noticed before the answer',
  ],
  ['paid in part', 'integration/pay/pay', 'a part failure names each item that was not paid'],
  ['renewal off while waiting', 'integration/renewal/renewal', 'switched off in the days between'],
  [
    'renewal for more',
    'integration/renewal/renewal',
    'WeChat Pay takes no more than was announced',
  ],
  ['the clock of a phone', 'e2e-h5/pay/payment', 'that jumps a day on or two hours back'],
  ['a full database', HERE, 'a database that takes nothing more: 503'],
  ['the sale ends meanwhile', HERE, 'the sale ends between the price and the order'],
  ['SMS refused or unanswered', 'integration/account/login', 'says so when the provider refuses'],
  [
    'SMS may have arrived',
    'integration/account/login',
    'that may have arrived counts, and its code is good',
  ],
]

test.each(matrix)('a fault that has its case: %s', (_, file, title) => {
  expect(readFileSync(join(__dirname, '../..', `${file}.test.ts`), 'utf8')).toContain(
    `test('${title}`,
  )
})

const folder = changedCatalogue({ '310000/PP57.json': soldOnce })
let gateway: TestGateway
beforeAll(async () => {
  // The sale of this catalogue ends, so that no new round of a season begins.
  gateway = await openGateway({ CATALOGUE_DIR: folder })
})
afterEach(async () => {
  gateway.sandbox.faults.clear()
  expect((await reconcile(gateway.ctx.db)).differences).toEqual([])
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true, force: true })
})

test('told that it is paid before the answer to placing it came: paid it stays', async () => {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  gateway.sandbox.faults.add({ cmd: 'wechatpay.h5', mode: 'delay', delayMs: 1500, times: 1 })
  const placing = gateway.call('createPayOrder', payOrderOf(proposalId), { login })
  const outTradeNo = await placed(proposalId)
  await decide(gateway, outTradeNo, 'PAID')
  const bought = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
  expect(bought).toMatchObject({ status: 'PAID', policies: [{}, {}] })

  // The late answer belongs to a finished order. It changes nothing and brings no way to pay.
  expect(done(await placing)).toMatchObject({ payStatus: 'PAID_OK', payParams: null })
  const after = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
  expect(after).toEqual(bought)
})

/** The out trade number once WeChat Pay has the order, whether or not its answer arrived. */
async function placed(proposalId: string): Promise<string> {
  for (;;) {
    const [order] = await payOrdersOf(gateway.ctx.db, [proposalId])
    const known = await fetch(`${gateway.origin}/sandbox/pay-orders`).then((answer) =>
      answer.text(),
    )
    if (order && known.includes(order.outTradeNo)) return order.outTradeNo
  }
}

test('every notification lost for 24 hours and 4 minutes: asked, and covered, without a tap', async () => {
  const phone = newMobile()
  const login = await signIn(gateway, phone)
  const orderId = await confirmedProposal(gateway, login)
  const { outTradeNo } = await openPayOrder(gateway, login, orderId)
  await decide(gateway, outTradeNo, 'PAID', { drop: true })
  await moveClock(gateway, (24 * 60 + 4) * 60_000)
  await gateway.jobs()
  const again = await signIn(gateway, phone)
  expect(done(await gateway.call('getOrder', { orderId }, { login: again }))).toMatchObject({
    status: 'PAID',
    policies: [{}, {}],
    refunds: [],
  })
})

test('a database that takes nothing more: 503, no half rows, and the same key goes on', async () => {
  const { db } = gateway.ctx
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const key = randomUUID()
  const open = () => gateway.call('createPayOrder', payOrderOf(proposalId), { login, key })
  const before = await everything(db)
  await db.execute(sql`create function disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  // The step of the sales evidence is the last insert of the transaction that writes the order.
  await db.execute(sql`create trigger disk_full before insert on trace_events
    for each row execute function disk_full()`)
  try {
    expect(await open()).toMatchObject({ status: 503, code: errorCodes.UNAVAILABLE })
    expect(await payOrdersOf(db, [proposalId])).toEqual([])
    const { idempotency_keys: _asked, ...left } = await everything(db)
    const { idempotency_keys: _none, ...had } = before
    expect(left).toEqual(had)
  } finally {
    await db.execute(sql`drop function disk_full cascade`)
  }
  expect(done(await open()).payStatus).toBe('PAYING')
})

test('the sale ends between the price and the order: said so, and what was filled in is kept', async () => {
  const { clock } = gateway.sandbox
  const now = clock.now()
  const product = gateway.ctx.catalogue.product(shanghai.cityCode, shanghai.productCode)
  const endAt = Date.parse(product?.sale.endAt ?? '')
  clock.setNow(endAt - 60_000)
  try {
    const login = await signIn(gateway)
    const traceId = await readNotices(gateway, login)
    const insured = family()
    const wanted = submission({ traceId }, insured, await totalOf(gateway, login, insured))
    const insurants = wanted.insurants.map((one, key) => ({ ...one, key: `p${key}` }))
    const draft = { traceId, applicant: wanted.applicant, insurants }
    done(await gateway.call('saveDraft', { ...shanghai, draft }, { login }))
    clock.setNow(endAt)
    const refused = await gateway.call('createProposal', wanted, { login })
    expect(refused.code).toBe(errorCodes.SALE_CLOSED)
    const kept = done(await gateway.call('getDraft', shanghai, { login }))
    expect(kept.draft?.insurants).toHaveLength(2)
  } finally {
    clock.setNow(now)
  }
})
