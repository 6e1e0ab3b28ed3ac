import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { pathOf, type Call } from '@/contract/call'
import { calls } from '@/contract/calls'
import { errorCodes } from '@/contract/errors'
import { fileGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  openPayOrder,
  shanghai,
  signIn,
} from '../../support/purchase'
import type { Login } from '../../support/remote'
import { ask, documentedGateway, paths, typeOf, undocumented } from './documented-gateway'
import { nearly } from './from-schema'

/** `/openapi.json` describes the gateway's answers to each operation: status, code, every field. */
const gateway = fileGateway()
const shop = documentedGateway(gateway)
let login: Login

beforeAll(async () => {
  login = await signIn(shop)
})

test('API130 every operation has a name of its own, and every header that changes its answers', () => {
  const all = Object.values(paths).flatMap(({ get, post }) => [get, post].filter(Boolean))
  const names = all.map((each) => (each as unknown as { operationId: string }).operationId)
  expect(new Set(names).size).toBe(names.length)
  const told = JSON.stringify(paths['/rpc/city-insur-pay/createPayOrderToc'])
  for (const name of ['appId', 'channel', 'wtagid', 'outerId', 'version', 'scene', 'bound'])
    expect(told).toContain(`#/components/parameters/${name}`)
  for (const name of ['x-login-id', 'x-login-token', 'x-idempotency-key'])
    expect(told).toContain(name)
})

const TRIES = 2
const endsLogins = ['logout', 'logoutEverywhere', 'withdrawConsent', 'deleteAccount']

test.each(Object.entries<Call>(calls))(
  'API130 %s answers as it is documented: without login, shape or key, and asked soundly',
  async (name, call) => {
    const { cmd, apiVersion, access, idempotent } = call
    const send = (body: unknown, options: Parameters<typeof ask>[3] = { login }) =>
      ask(gateway.origin, pathOf(call), body, options)
    const envelope = { cmd, apiVersion, data: {} }
    const key = randomUUID()
    if (access === 'user') expect((await send(envelope, {})).status).toBe(401)
    expect((await send({ ...envelope, cmd: 'x' }, { login, key })).status).toBe(400)
    expect((await send('{', { login, key })).status).toBe(400)
    if (idempotent) expect((await send(envelope)).status).toBe(400)
    for (const data of fc.sample(nearly(call.request), TRIES))
      await send({ cmd, apiVersion, data }, { login, key: randomUUID() })
    gateway.sandbox.faults.add({ cmd, mode: 'http500', times: 1 })
    expect((await send({ ...envelope }, { login, key })).status).toBe(500)
    if (endsLogins.includes(name)) login = await signIn(shop)
  },
)

test('API130 a purchase, from the login to the document, is documented answer by answer', async () => {
  const proposalId = await confirmedProposal(shop, login)
  const { payOrderId, outTradeNo } = await openPayOrder(shop, login, proposalId)
  await decide(shop, outTradeNo, 'PAID')
  done(await shop.call('getPayStatus', { payOrderId }, { login }))
  done(await shop.call('getCashierOrder', { payOrderId }, { login }))
  done(await shop.call('getResult', { proposalId, version: 3 }, { login }))
  done(await shop.call('getOrder', { orderId: proposalId }, { login }))
  done(await shop.call('listOrders', {}, { login }))
  done(await shop.call('getProposal', { proposalId }, { login }))
  done(await shop.call('listHistoricalInsurants', shanghai, { login }))
  done(await shop.call('getUserStatus', { attr: { productCode: 'PP57' } }, { login }))
  done(await shop.call('getPoliciesRenewalSwitch', {}, { login }))
  const { list } = done(await shop.call('listPolicies', shanghai, { login }))
  const policyId = list[0]?.policyId ?? ''
  for (const name of ['getPolicy', 'getInsuredInfo', 'getRevokeInfo', 'getRenewalSwitch'] as const)
    done(await shop.call(name, { policyId }, { login }))
  const { url } = done(await shop.call('getPolicyFile', { policyId }, { login }))
  const { pathname, search } = new URL(url, gateway.origin)
  const document = await fetch(gateway.origin + pathname + search)
  const told = { status: document.status, type: typeOf(document), body: undefined }
  expect([told.status, undocumented(pathname, told, 'get')]).toEqual([200, undefined])
  const refund = { policyId, expectedRefundable: 25_800 }
  done(await shop.call('revokePolicyAndRefund', refund, { login }))
})

test('API130 a key for another order, a body that is too long, a record that is not there', async () => {
  const key = randomUUID()
  const wanted = { version: 3, payType: 'WC_PAY', tradeType: 'H5' } as const
  const proposalId = await confirmedProposal(shop, await another())
  done(await shop.call('createPayOrder', { ...wanted, proposalId }, { login, key }))
  const reused = { ...wanted, proposalId: 'other' }
  const code = async (told: Promise<{ code: number }>) => (await told).code
  expect(await code(shop.call('createPayOrder', reused, { login, key }))).toBe(
    errorCodes.IDEMPOTENCY_KEY_REUSED,
  )
  expect(await code(shop.call('getOrder', { orderId: 'none' }, { login }))).toBe(
    errorCodes.NOT_FOUND,
  )
  const path = pathOf(calls.getOrder)
  expect((await ask(gateway.origin, path, 'x'.repeat(70_000), { login })).status).toBe(413)
})

test('the picture of a code is marked as the address that no page of ours asks', () => {
  expect(paths[pictures]?.['get']).toMatchObject({ deprecated: true })
})
const another = async (): Promise<Login> => (login = await signIn(shop))

type Got = [string, string, Record<string, string>, number]
const pictures = '/api/wefit/v1/open/wefit-v2-service/getQRCode'
test.each<Got>([
  ['a picture', pictures, { routeKey: 'insure', paramStr: '', redirectPath: '' }, 200],
  ['a picture of a wrong width', pictures, { routeKey: 'insure', width: '1' }, 400],
  ['a picture for nobody', pictures, { routeKey: 'insure', token: 'x' }, 401],
  ['no paper', '/files/papers', { ticket: 'x' }, 404],
  ['WeChat without a state', '/wechat/authorize', {}, 404],
  ['life', '/healthz', {}, 200],
  ['readiness', '/readyz', {}, 200],
])('API130 GET %s is documented', async (_what, path, query, status) => {
  const who: Record<string, string> =
    path === pictures ? { openId: login.openId, token: login.token } : {}
  const answer = await fetch(
    `${gateway.origin}${path}?${new URLSearchParams({ ...who, ...query })}`,
  )
  const type = typeOf(answer)
  const body = type === 'application/json' ? await answer.json() : await answer.arrayBuffer()
  const missing = undocumented(path, { status: answer.status, type, body }, 'get')
  expect([answer.status, missing]).toEqual([status, undefined])
})
