import { errorCodes } from '@/contract/errors'
import { freePort } from '../../../scripts/free-port'
import { createApp } from '../../../server/app'
import type { Context } from '../../../server/context/context'
import { createSaleStops } from '../../../server/records/staff/sale-stops'
import { openSharedDatabase } from '../../support/database'
import { openGateway, type TestGateway } from '../../support/gateway'
import { openConsole } from '../../support/open-console'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  openPayOrder,
  payOrderOf,
  shanghai,
  signIn,
  submittedProposal,
  family,
} from '../../support/purchase'
import { remoteGateway, type RemoteGateway } from '../../support/remote'
import { granted, staffOf, type StaffMember } from '../../support/staff-console'

/** Two gateways on one database: the sale is stopped on one of them. */
let one: TestGateway
let other: RemoteGateway & { ctx: Context }
let close: () => Promise<unknown>
let chanpin: StaffMember
beforeAll(async () => {
  const shared = await openSharedDatabase([undefined, undefined])
  const [first, second] = shared.databases
  if (!first || !second) throw new Error('Two gateways need two databases')
  one = await openGateway({}, { database: { ...first, close: async () => undefined } })
  const { db } = second
  const ctx = { ...one.ctx, db, saleStops: createSaleStops(db, one.ctx.clock) }
  const app = await createApp(ctx, { version: 'test', storefrontRoot: 'no-pages' })
  const port = await freePort()
  await app.listen({ port, host: '127.0.0.1' })
  other = { ...remoteGateway(`http://127.0.0.1:${port}`), now: one.now, ctx }
  const staffConsole = await openConsole(one.ctx)
  chanpin = await staffOf(staffConsole.origin, 'chanpin')
  close = async () => {
    await staffConsole.close()
    await app.close()
    await one.close()
    await shared.close()
  }
})
afterAll(() => close())

const part = { ...shanghai, channel: null, payType: null }
const words = '系统升级，今晚八点恢复购买'
const reason = '演练'
const stop = async (more: object = {}) =>
  granted(await chanpin.call('stopSale', { ...part, words, endAt: null, reason, ...more }))
const resume = async ({ stopId, version }: { stopId: string; version: number }) =>
  granted(await chanpin.call('resumeSale', { stopId, at: null, version, reason }))

test('people in the form and in the cashier: nobody pays on either gateway, and the words say why', async () => {
  const login = await signIn(one)
  const inForm = await submittedProposal(one, login, family(), shanghai)

  const buyer = await signIn(one)
  const inCashier = await confirmedProposal(one, buyer)
  const { outTradeNo, payOrderId } = await openPayOrder(one, buyer, inCashier)

  const stopped = await stop()
  await other.ctx.saleStops.read()
  for (const gateway of [one, other]) {
    const refused = await gateway.call(
      'confirmProposal',
      { proposalId: inForm, version: 3 },
      { login },
    )
    expect(refused).toMatchObject({ code: errorCodes.SALE_CLOSED, message: words })
    const info = done(await gateway.call('getPageInfo', { ...shanghai, version: 3 }))
    expect(info).toMatchObject({ isSellTime: false, stopWords: words })
  }

  await one.jobs()
  const status = done(await one.call('getPayStatus', { payOrderId }, { login: buyer }))
  expect(status.payStatus).toBe('CANCEL')
  // Money that comes nevertheless goes back by itself.
  await decide(one, outTradeNo, 'PAID')
  await one.jobs()
  const { list } = done(await one.call('listOrders', {}, { login: buyer }))
  expect(list[0]?.status).not.toBe('PAID')

  await resume(stopped)
  await other.ctx.saleStops.read()
  const goesOn = done(await other.call('getPageInfo', { ...shanghai, version: 3 }))
  expect(goesOn.isSellTime).toBe(true)
  expect(goesOn.stopWords).toBeUndefined()
})

test('a stop of one channel is told and refused there alone, in the form already', async () => {
  const login = await signIn(one)
  const proposalId = await submittedProposal(one, login, family(), shanghai)
  const pageInfo = async () => done(await one.call('getPageInfo', { ...shanghai, version: 3 }))
  const elsewhere = await stop({ channel: 'MINI_PROGRAM' })
  expect((await pageInfo()).isSellTime).toBe(true)
  await resume(elsewhere)
  const here = await stop({ channel: 'BROWSER' })
  expect(await pageInfo()).toMatchObject({ isSellTime: false, stopWords: words })
  const wanted = { proposalId, version: 3 as const }
  const refused = await one.call('confirmProposal', wanted, { login })
  expect(refused).toMatchObject({ code: errorCodes.SALE_CLOSED, message: words })
  await resume(here)
})

test('one payment way off: the others go on', async () => {
  const login = await signIn(one)
  const proposalId = await confirmedProposal(one, login)
  const stopped = await stop({ payType: 'WC_PAY' })
  const refused = await one.call('createPayOrder', payOrderOf(proposalId), { login })
  expect(refused).toMatchObject({ code: errorCodes.MAINTENANCE, message: words })
  const info = done(await one.call('getPageInfo', { ...shanghai, version: 3 }))
  expect(info.isSellTime).toBe(true)
  const stoppedType = info.payment.types.find(({ type }) => type === 'WC_PAY')
  expect(stoppedType).toMatchObject({ paymentStatus: 'maintenance', maintainText: words })
  await resume(stopped)
  expect(done(await one.call('createPayOrder', payOrderOf(proposalId), { login })).payStatus).toBe(
    'PAYING',
  )
})

test('a stop of one city or product does not touch another, and one with an end is over by itself', async () => {
  const endAt = new Date(one.now() + 3_600_000).toISOString()
  await stop({ endAt })
  const elsewhere = { cityCode: '442000', productCode: 'LH1F' }
  expect(done(await one.call('getPageInfo', { ...elsewhere, version: 3 })).isSellTime).toBe(true)
  expect(done(await one.call('getPageInfo', { ...shanghai, version: 3 })).isSellTime).toBe(false)
  await moveClock(one, 3_600_001)
  expect(done(await one.call('getPageInfo', { ...shanghai, version: 3 })).isSellTime).toBe(true)
})

test('two who resume at once are told of each other', async () => {
  await moveClock(one, 60_000)
  const { stopId, version } = granted(
    await (
      await staffOf(chanpin.origin, 'chanpin')
    ).call('stopSale', {
      ...{ ...part, words, endAt: null, reason },
    }),
  )
  const admin = await staffOf(chanpin.origin, 'admin')
  const wanted = { stopId, at: null, version, reason }
  const both = await Promise.all([
    admin.call('resumeSale', wanted),
    admin.call('resumeSale', wanted),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ ok }) => !ok)).toMatchObject({ current: { stopId, version: version + 1 } })
})
