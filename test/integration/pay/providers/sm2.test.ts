import { clockText } from '@/domain/time/calendar'
import { tamperings } from '@huimin/wechat-sandbox'
import { allInPayKeys, sampleAllInPay } from '../../../../sandbox/services/allinpay/keys'
import { loadSandboxKeys } from '../../../../sandbox/world/keys'
import { signer, type Fields, type SignType } from '../../../../server/gateways/allinpay/signature'
import { reconcile } from '../../../../server/ledger/reconcile'
import { payOrderById } from '../../../../server/records/pay/repo'
import { openGateway, type TestGateway } from '../../../support/gateway'
import { everyWayToPay, openAt, readersOf } from '../../../support/pay-providers'
import { decide, done, signIn } from '../../../support/purchase'
import type { Login } from '../../../support/remote'
import { everything } from '../../../support/rows'

const MINUTE_MS = 60_000
const way = { payType: 'AllInPay' } as const

let gateway: TestGateway
let login: Login
beforeAll(async () => {
  gateway = await openGateway({ CATALOGUE_DIR: everyWayToPay(), ALLINPAY_SIGN_TYPE: 'SM2' })
})
beforeEach(async () => {
  login = await signIn(gateway)
})
afterAll(() => gateway.close())

const { policiesOf, orderOf, later } = readersOf(() => ({ gateway, login }))

type Opened = Awaited<ReturnType<typeof openAt>>
/** Sends a signed notification that this order is paid. */
function notify(order: Opened, by: { signType: SignType; id: string }, change: Fields = {}) {
  const keys = allInPayKeys(loadSandboxKeys(gateway.ctx.env.DATA_DIR), by.signType)
  const fields: Fields = {
    ...sampleAllInPay,
    cusorderid: order.outTradeNo,
    trxid: '112233',
    trxamt: String(order.amountFen),
    trxstatus: '0000',
    paytime: clockText(gateway.ctx.clock.now(), 'YYYYMMDDHHmmss'),
    signtype: by.signType,
  }
  const sign = signer({ ...by, pem: keys.platform.privateKey })(fields)
  return fetch(`${gateway.origin}/notify/allinpay`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, sign, ...change }),
  })
}

test('paid at AllInPay by SM2, told and covered; revoked and given back', async () => {
  const order = await openAt(gateway, login, way)
  expect(order.payParams).toMatchObject({ url: expect.stringContaining('signtype=SM2') })
  await decide(gateway, order.outTradeNo, 'PAID', { times: 2 })
  const { policies } = await orderOf(order.proposalId)
  expect(policies).toHaveLength(2)
  const wanted = { policyId: policies[0]?.policyId ?? '', expectedRefundable: 25_800 }
  done(await gateway.call('revokePolicyAndRefund', wanted, { login }))
  for (let minutes = 0; minutes < 3; minutes += 1) await later(MINUTE_MS)
  expect((await orderOf(order.proposalId)).refunds).toMatchObject([{ status: 'REFUNDED' }])
  expect((await reconcile(gateway.ctx.db)).differences).toEqual([])
})

test('told in any forged way: nothing changes, and asking finds the money', async () => {
  const order = await openAt(gateway, login, way)
  const before = await everything(gateway.ctx.db)
  for (const tamper of tamperings) {
    await decide(gateway, order.outTradeNo, 'PAID', { tamper })
    expect(await everything(gateway.ctx.db)).toEqual(before)
  }
  await later(MINUTE_MS)
  expect(await policiesOf(order.proposalId)).toHaveLength(2)
})

test.each([
  ['another amount than was signed', { signType: 'SM2', id: 'Allinpay' }, { trxamt: '1' }],
  ['signed by RSA', { signType: 'RSA', id: 'Allinpay' }, {}],
  ['signed by RSA, named SM2', { signType: 'RSA', id: 'Allinpay' }, { signtype: 'SM2' }],
  ['signed under our name', { signType: 'SM2', id: sampleAllInPay.appid }, {}],
  ['signed under the usual name', { signType: 'SM2', id: '1234567812345678' }, {}],
  ['not signed', { signType: 'SM2', id: 'Allinpay' }, { sign: '' }],
] as const)('a notification is not believed: %s', async (_, by, change) => {
  const order = await openAt(gateway, login, way)
  const before = await everything(gateway.ctx.db)
  expect((await notify(order, by, change)).status).toBe(401)
  expect(await everything(gateway.ctx.db)).toEqual(before)
  expect((await payOrderById(gateway.ctx.db, order.payOrderId))?.status).toBe('PAYING')
})

test('the same one, rightly signed, is believed', async () => {
  const order = await openAt(gateway, login, way)
  const told = await notify(order, { signType: 'SM2', id: 'Allinpay' })
  expect(await told.text()).toBe('success')
  expect(await policiesOf(order.proposalId)).toHaveLength(2)
})
