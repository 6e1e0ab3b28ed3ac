import * as v from 'valibot'
import { ownData } from '@/contract/privacy'
import { addDays, startOfDayMs } from '@/domain/time/day'
import { fileGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  newMobile,
  openPayOrder,
  shanghai,
  signIn,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

/**
 * Cover begins and ends at midnight, and an order is over at its deadline. Every call that tells a
 * status says so before the job has written it, so that no page contradicts another (2 s).
 */

const gateway = fileGateway()

test('an order past its deadline is among the closed ones before the job writes it', async () => {
  const mobile = newMobile()
  const buyer = await signIn(gateway, mobile)
  const orderId = await confirmedProposal(gateway, buyer)
  const listed = async (login: Login, status: 'UNPAID' | 'CLOSED') => {
    const { list } = done(await gateway.call('listOrders', { status }, { login }))
    return list.map((order) => order.status)
  }
  expect([await listed(buyer, 'UNPAID'), await listed(buyer, 'CLOSED')]).toEqual([
    ['CONFIRMED'],
    [],
  ])
  const { expireAt } = done(await gateway.call('getOrder', { orderId }, { login: buyer }))
  gateway.sandbox.clock.setOffset(Date.parse(expireAt) - Date.now())
  const later = await signIn(gateway, mobile)
  expect([await listed(later, 'UNPAID'), await listed(later, 'CLOSED')]).toEqual([[], ['EXPIRED']])
})

test('a status changes at midnight in every call, before the job writes it', async () => {
  const mobile = newMobile()
  const buyer = await signIn(gateway, mobile)
  const orderId = await confirmedProposal(gateway, buyer)
  await decide(gateway, (await openPayOrder(gateway, buyer, orderId)).outTradeNo, 'PAID')
  const [policy] = done(await gateway.call('listPolicies', {}, { login: buyer })).list
  const { policyId = '', effectiveOn = '', expireOn = '' } = policy ?? {}

  const statusesOn = async (day: string) => {
    gateway.sandbox.clock.setOffset(startOfDayMs(day) - Date.now())
    const ask = { login: await signIn(gateway, mobile) }
    const { list } = done(await gateway.call('listPolicies', {}, ask))
    const { insuredList } = done(await gateway.call('getInsuredInfo', { policyId }, ask))
    const { policies } = done(await gateway.call('getOrder', { orderId }, ask))
    const result = done(
      await gateway.call('getResult', { proposalId: orderId, version: 3 }, ask),
    ).policies
    const { people } = done(await gateway.call('getFamilyCover', {}, ask))
    const { list: renewable } = done(await gateway.call('getPoliciesRenewalSwitch', shanghai, ask))
    const revocable = done(await gateway.call('listRevocable', {}, ask)).list
    const { json } = done(await gateway.call('exportData', {}, ask))
    const { orders: exported } = v.parse(ownData, JSON.parse(json))
    const held = people.flatMap((person) => person.policies)
    return {
      one: done(await gateway.call('getPolicy', { policyId }, ask)).status,
      all: [
        ...[list, insuredList, policies, result, held],
        ...[...revocable, ...exported].map((order) => order.policies),
      ].map((rows) => rows.map(({ status }) => status)),
      renewable: renewable.length,
    }
  }
  const eachIs = (status: string) => ({ one: status, all: Array(7).fill([status, status]) })

  expect(await statusesOn(addDays(effectiveOn, -1))).toEqual({ ...eachIs('WAITING'), renewable: 2 })
  expect(await statusesOn(effectiveOn)).toEqual({ ...eachIs('EFFECTIVE'), renewable: 2 })
  expect(await statusesOn(expireOn)).toEqual({ ...eachIs('EFFECTIVE'), renewable: 2 })
  expect(await statusesOn(addDays(expireOn, 1))).toEqual({ ...eachIs('EXPIRED'), renewable: 0 })
})
