import { pathOf } from '@/contract/call'
import { calls } from '@/contract/calls'
import { openGateway, type TestGateway } from '../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  outTradeNoOf,
  payOrderOf,
  shanghai,
  signIn,
  submission,
} from '../support/purchase'

/** A purchase by the addresses that partners use: what one says, its sister says too. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
}, 60_000)
afterAll(() => gateway.close())

test.each([
  ['getCorePrice', '/api/c/city-insur-core/getPrice'],
  ['getCoreResult', '/api/c/city-insur-core/getSuccessPageInfo'],
  ['createCorePayOrder', '/api/c/city-insur-core/createPayOrder'],
  ['getCorePayStatus', '/api/c/city-insur-core/queryPayStatus'],
  ['getCashierDetail', '/api/c/city-insur-core/queryCashierDetail'],
  ['getUnpaidInfo', '/api/c/city-insur-core/queryUnpaidProposalInfo'],
  ['pullPolicies', '/api/c/city-insur-core/pullPolicyInfo'],
  ['createPlainPayOrder', '/rpc/city-insur-pay/createPayOrder'],
  ['queryPolicyList', '/rpc/city-insur-data-query/queryPolicyList'],
  ['queryPolicyDetail', '/rpc/city-insur-data-query/queryPolicyDetail'],
  ['queryProposalList', '/rpc/city-insur-data-query/queryProposalList'],
] as const)('%s is at %s', (name, path) => {
  expect(pathOf(calls[name])).toBe(path)
})

test('from the price to the policy', async () => {
  const login = await signIn(gateway)
  const by = { login }
  const people = family()
  const { insurants } = submission({ traceId: 'any' }, people, 0)
  const asked = { ...shanghai, version: 3 as const, insurants }
  const price = done(await gateway.call('getCorePrice', asked, by))
  expect(price).toEqual(done(await gateway.call('getPrice', asked, by)))

  const proposalId = await confirmedProposal(gateway, login, people)
  expect(done(await gateway.call('getUnpaidInfo', shanghai, by)).proposalId).toBe(proposalId)
  const created = done(await gateway.call('createCorePayOrder', payOrderOf(proposalId), by))
  expect(created.amountFen).toBe(price.totalFen)
  // The sister address goes on with the very same pay order.
  const again = done(await gateway.call('createPlainPayOrder', payOrderOf(proposalId), by))
  const { payOrderId } = created
  expect(again.payOrderId).toBe(payOrderId)
  expect(done(await gateway.call('getCashierDetail', { payOrderId }, by))).toMatchObject({
    payOrderId,
    amountFen: price.totalFen,
  })

  await decide(gateway, await outTradeNoOf(gateway, payOrderId), 'PAID')
  const status = done(await gateway.call('getCorePayStatus', { payOrderId }, by))
  expect(status.payStatus).toBe('PAID_OK')
  const result = done(await gateway.call('getCoreResult', { proposalId, version: 3 }, by))
  expect(result.policies).toHaveLength(2)
  const { list } = done(await gateway.call('pullPolicies', {}, by))
  expect(done(await gateway.call('queryPolicyList', {}, by)).list).toEqual(list)
  const [first] = list
  const policyId = first?.policyId ?? ''
  expect(done(await gateway.call('queryPolicyDetail', { policyId }, by)).policyNo).toBe(
    first?.policyNo,
  )
  const orders = done(await gateway.call('queryProposalList', { status: 'PAID' }, by))
  expect(orders.list.map(({ orderId }) => orderId)).toEqual([proposalId])
})
