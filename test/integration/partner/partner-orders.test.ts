import { fileGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  openPayOrder,
  signIn,
  newPerson,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

/** RT081 RT096 The list of a partner has the orders that came through it, and no others. */

const gateway = fileGateway()

const buy = async (login: Login, soldBy: { entrySource?: string }) => {
  const people = [{ relationType: 'SPOUSE' as const, person: newPerson() }]
  const orderId = await confirmedProposal(gateway, login, people, undefined, soldBy)
  const { outTradeNo } = await openPayOrder(gateway, login, orderId)
  await decide(gateway, outTradeNo, 'PAID')
  return orderId
}
const listOf = async (login: Login, given: { entrySource?: string }) =>
  done(await gateway.call('listPartnerPolicies', given, { login })).list.map(
    ({ orderId }) => orderId,
  )

test('each partner has its own orders; who is in no register is no partner', async () => {
  const [login, other, third, own] = [
    await signIn(gateway),
    await signIn(gateway),
    await signIn(gateway),
    await signIn(gateway),
  ]
  const ofUnion = await buy(login, { entrySource: 'WEIFANG_LABORUNION' })
  expect(await listOf(login, { entrySource: 'WEIFANG_LABORUNION' })).toEqual([ofUnion])
  expect(await listOf(login, {})).toEqual([ofUnion])
  expect(await listOf(login, { entrySource: 'JLB_WXAPP' })).toEqual([])
  expect(await listOf(other, { entrySource: 'WEIFANG_LABORUNION' })).toEqual([])

  const ofAgent = await buy(third, { entrySource: 'AGENT_MODE' })
  expect(await listOf(third, {})).toEqual([])
  expect(await listOf(third, { entrySource: 'AGENT_MODE' })).toEqual([])
  const plain = await buy(own, {})
  const { list } = done(await gateway.call('listRevocable', {}, { login: own }))
  expect(list.map(({ orderId }) => orderId)).toEqual([plain])

  const result = async (proposalId: string, by: Login) =>
    done(await gateway.call('getResult', { proposalId, version: 3 }, { login: by })).entrySource
  expect(await result(ofUnion, login)).toBe('WEIFANG_LABORUNION')
  expect(await result(ofAgent, third)).toBeNull()
})

test('a partner is told by its name', async () => {
  const asked = { appID: 'huimin_insur', namespace: 'pre_insure_page' } as const
  const { configJsonValue } = done(
    await gateway.call('getConfig', { ...asked, key: 'partner:WEIFANG_LABORUNION' }),
  )
  expect(JSON.parse(configJsonValue)).toEqual({ name: '潍坊市总工会', hasHome: false })
})
