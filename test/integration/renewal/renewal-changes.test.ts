import { eq } from 'drizzle-orm'
import { payOrders, proposals } from '../../../server/db/schema'
import { reconcile } from '../../../server/ledger/reconcile'
import { pull } from '../../../server/pay/pull'
import { payOrderById } from '../../../server/records/pay/repo'
import { lockProposal } from '../../../server/records/proposal/repo'
import { renewalOffer } from '../../../server/renewal/eligible'
import { openRenewalOrder } from '../../../server/renewal/order'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  openPayOrder,
  signIn,
  turnSandbox,
  type Insured,
} from '../../support/purchase'
import { renewing } from '../../support/renewing'

/** Actions of people in the last days before an auto-renewal and at the moment of its charge. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(() => gateway.sandbox.clock.setNow(Date.parse('2026-11-20T10:00:00+08:00')))
afterEach(async () => expect((await reconcile(gateway.ctx.db)).differences).toEqual([]))
afterAll(() => gateway.close())

const { until, bought, signed, renewalOf, told, renewedBy } = renewing(() => gateway)

/** A renewal with consent, on the day before its charge. */
async function scheduled(people: Insured[] = family()) {
  const one = await bought(people)
  const code = await signed(one)
  await one.show()
  await until('2027-11-13 09:00', '2027-11-19 09:00')
  expect(await renewalOf(one)).toMatchObject({ status: 'SCHEDULED' })
  return { ...one, code }
}
type Scheduled = Awaited<ReturnType<typeof scheduled>>

const whatTold = async (one: Scheduled) => (await told(one)).map(({ payload }) => payload['what'])

/** This person buys for themselves from another account. */
async function insuresOneself(person: Insured | undefined): Promise<void> {
  if (!person) throw new Error('Nobody')
  const login = await signIn(gateway)
  const own = await confirmedProposal(gateway, login, [{ ...person, relationType: 'SELF' }])
  await decide(gateway, (await openPayOrder(gateway, login, own)).outTradeNo, 'PAID')
}

const contractOf = async ({ code }: Scheduled): Promise<unknown> => {
  const all = await (await fetch(`${gateway.origin}/sandbox/contracts`)).json()
  return (all as { outContractCode: string }[]).find((one) => one.outContractCode === code)
}

const off = async (one: Scheduled, wholeFamily = true) => {
  const wanted = { policyId: one.policyId, wholeFamily }
  return done(await gateway.call('turnOffAutoRenewal', wanted, { login: await one.enter() }))
}

describe('a charge that finds no money', () => {
  /** A renewal whose charge failed, with its open order. */
  async function unpaid() {
    const one = await scheduled()
    await turnSandbox(gateway, `contracts/${one.code}`, { charges: 'PAID_FAIL' })
    await until('2027-11-20 08:30')
    const login = await one.enter()
    const [order] = done(await gateway.call('listOrders', { status: 'UNPAID' }, { login })).list
    return { one, login, order, orderId: order?.orderId ?? '' }
  }

  test('is paid by hand instead: renewed once, and nobody hears that it failed', async () => {
    const { one, login, order, orderId } = await unpaid()
    // The charge has no cashier at which the payer could continue.
    expect(order).toMatchObject({ status: 'UNPAID', byRenewal: true, payOrderId: null })
    const { outTradeNo } = await openPayOrder(gateway, login, orderId)
    await until('2027-11-20 09:00', '2027-11-21 08:30')
    expect(await renewalOf(one)).toMatchObject({ status: 'SCHEDULED' })
    await decide(gateway, outTradeNo, 'PAID')
    expect(await renewedBy(one)).toMatchObject([
      { storedStatus: 'PAID', effectiveOn: '2027-12-01', expireOn: '2028-11-30' },
    ])
    expect(await renewalOf(one)).toMatchObject({ status: 'RENEWED' })
    await until('2027-11-21 08:40', '2027-11-22 08:30')
    const attempts = await gateway.ctx.db
      .select()
      .from(payOrders)
      .where(eq(payOrders.proposalId, orderId))
    expect(attempts.map(({ tradeType, status }) => `${tradeType} ${status}`).sort()).toEqual([
      'DEDUCT CANCEL',
      'H5 PAID',
    ])
    expect(await whatTold(one)).toEqual(['将自动扣费，可在保单页关闭'])
    expect(await contractOf(one)).toMatchObject({ state: 'TERMINATED' })
  })

  test('is cancelled with its order, which is the end of the renewal', async () => {
    const { one, login, orderId } = await unpaid()
    done(await gateway.call('cancelOrder', { orderId }, { login }))
    expect(await renewalOf(one)).toMatchObject({ status: 'ENDED' })
    await until('2027-11-20 09:00', '2027-11-21 08:30')
    expect(await renewedBy(one)).toMatchObject([{ storedStatus: 'CANCELLED' }])
    expect(await whatTold(one)).toEqual(['将自动扣费，可在保单页关闭'])
    expect(await contractOf(one)).toMatchObject({ state: 'TERMINATED' })
  })

  test('is given up with the renewal: no order of it stays to be paid', async () => {
    const { one } = await unpaid()
    expect((await off(one)).policyIds).toHaveLength(2)
    await until('2027-11-20 09:00')
    expect(await renewedBy(one)).toMatchObject([{ storedStatus: 'CANCELLED' }])
  })
})

describe('what was announced is charged whole or not at all', () => {
  test('somebody insured elsewhere since: nobody is charged, and it is said', async () => {
    const people = family()
    const one = await scheduled(people)
    await until('2027-11-19 20:00')
    await insuresOneself(people[1])
    await until('2027-11-20 08:30', '2027-11-21 08:30')
    expect(await renewedBy(one)).toEqual([])
    expect(await renewalOf(one)).toMatchObject({ status: 'LAPSED' })
    expect((await whatTold(one)).at(-1)).toBe('续保人员有变化，请手动续保')
    expect(await contractOf(one)).toMatchObject({ state: 'TERMINATED' })
  })

  test('somebody switched off while it is being announced: nobody is charged', async () => {
    const one = await bought()
    const code = await signed(one)
    await one.show()
    await until('2027-11-13 09:00')
    const { autoDeduct } = gateway.ctx.gateways
    if (!autoDeduct) throw new Error('Nobody charges here')
    const { schedule } = autoDeduct
    jest.spyOn(autoDeduct, 'schedule').mockImplementationOnce(async (...asked) => {
      await off({ ...one, code }, false)
      return schedule(...asked)
    })
    await until('2027-11-19 09:00', '2027-11-20 08:30', '2027-11-21 08:30')
    expect(await renewedBy(one)).toEqual([])
    expect(await renewalOf(one)).toMatchObject({ status: 'ENDED' })
    expect((await told(one)).at(-1)).toMatchObject({ payload: { what: '已按您的要求关闭' } })
  })
})

describe('a no at the moment of the charge', () => {
  test('comes too late once it is paid: it is renewed, and says so', async () => {
    const one = await scheduled()
    await until('2027-11-20 08:30')
    // The payment is known before the job runs again.
    const { ctx } = gateway
    const order = await payOrderById(ctx.db, (await renewalOf(one))?.payOrderId ?? '')
    if (order) await pull(ctx, order)
    expect(await renewedBy(one)).toMatchObject([{ storedStatus: 'PAID' }])
    expect(await renewalOf(one)).toMatchObject({ status: 'RENEWED' })
    expect(await off(one)).toEqual({ policyIds: [] })
    expect(await one.show()).toMatchObject({ isOn: false, status: 'RENEWED' })
  })

  test('gets the money back that had just been taken, and insures nobody', async () => {
    const one = await scheduled()
    const { autoDeduct } = gateway.ctx.gateways
    if (!autoDeduct) throw new Error('Nobody charges here')
    const { deduct } = autoDeduct
    jest.spyOn(autoDeduct, 'deduct').mockImplementationOnce(async (...asked) => {
      await off(one)
      return deduct(...asked)
    })
    await until('2027-11-20 08:30')
    for (const moment of ['08:31', '08:40', '08:50', '09:10']) await until(`2027-11-20 ${moment}`)
    expect(await renewalOf(one)).toMatchObject({ status: 'ENDED' })
    const [order] = await renewedBy(one)
    expect(order).toMatchObject({ storedStatus: 'CANCELLED', paidAt: null })
    const shown = done(
      await gateway.call('getOrder', { orderId: order?.id ?? '' }, { login: await one.enter() }),
    )
    expect(shown).toMatchObject({ policies: [], refunds: [{ status: 'REFUNDED' }] })
  })
})

test('it is offered only where it can be agreed to', async () => {
  const one = await bought()
  const offers = async () => {
    const asked = await gateway.call('getPoliciesRenewalSwitch', {}, { login: await one.enter() })
    return done(asked).list.map(({ isOn, isOffered }) => [isOn, isOffered])
  }
  const onOffer = [false, true]
  const notOffered = [false, false]
  expect(await offers()).toEqual([onOffer, onOffer])
  await until('2027-11-13 09:00')
  expect(await offers()).toEqual([notOffered, notOffered])

  gateway.sandbox.clock.setNow(Date.parse('2026-11-20T10:00:00+08:00'))
  const other = await scheduled()
  await until('2027-11-20 08:30', '2027-11-20 08:40')
  const login = await other.enter()
  const { list } = done(await gateway.call('getPoliciesRenewalSwitch', {}, { login }))
  const old = list.filter(({ policyId }) => other.policyIds.includes(policyId))
  expect(old.map(({ isOffered }) => isOffered)).toEqual([false, false])
  expect(list.filter(({ isOffered }) => isOffered)).toHaveLength(2)
})

test('an order for somebody whom another one just insured is not written by half', async () => {
  const people = family()
  const one = await scheduled(people)
  const { ctx } = gateway
  const [old] = await ctx.db.select().from(proposals).where(eq(proposals.id, one.proposalId))
  const offer = old && (await renewalOffer(ctx, ctx.db, old))
  const renewal = await renewalOf(one)
  if (!old || !offer || !renewal) throw new Error('Nothing to renew')
  expect(offer.people).toHaveLength(2)
  await insuresOneself(people[1])
  const opened = await ctx.db.transaction(async (tx) => {
    await lockProposal(tx, old.id)
    return openRenewalOrder(ctx, tx, renewal, old, { offer, people: offer.people })
  })
  expect(opened).toBeUndefined()
  expect(await renewedBy(one)).toEqual([])
})

test('bought again by hand before it ends: the new cover follows the old one', async () => {
  const people = family()
  const one = await bought(people)
  const familyOf = async () => {
    const asked = { cityCode: '310000', productCode: 'PP57', version: 3 as const }
    return done(await gateway.call('getFamilyStatus', asked, { login: await one.enter() }))
  }
  await until('2027-10-31 10:00')
  expect((await familyOf()).insurantDisables).toContain('SELF')
  await until('2027-11-20 10:00')
  expect((await familyOf()).insurantDisables).toEqual([])
  const login = await one.enter()
  const again = await confirmedProposal(gateway, login, people)
  await decide(gateway, (await openPayOrder(gateway, login, again)).outTradeNo, 'PAID')
  expect(done(await gateway.call('getOrder', { orderId: again }, { login }))).toMatchObject({
    status: 'PAID',
    effectiveOn: '2027-12-01',
    expireOn: '2028-11-30',
    policies: [{}, {}],
  })
  expect((await familyOf()).insurantDisables).toContain('SELF')
})
