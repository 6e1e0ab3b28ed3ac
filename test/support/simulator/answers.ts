import * as v from 'valibot'
import { ownData } from '@/contract/privacy'
import { policies, proposals } from '../../../server/db/schema'
import { policyStatusOf, proposalStatusOf } from '../../../server/records/transition/status'
import type { Login } from '../remote'
import type { Town } from './town'

/** What one answer says of an order or a policy, by its id or number. */
interface Said {
  call: string
  id: string
  status: string
}

/** How many answers were compared with the facts. */
export interface Heard {
  answers: number
  contradictions: string[]
}

/** Orders and policies as they stand on this day, by id and number. */
async function readFacts({ machines, db }: Town): Promise<Map<string, string>> {
  const { ctx } = machines[0].gateway
  const facts = new Map<string, string>()
  for (const row of await db.select().from(proposals)) facts.set(row.id, proposalStatusOf(ctx, row))
  for (const row of await db.select().from(policies)) {
    facts.set(row.id, policyStatusOf(ctx, row))
    if (row.policyNo !== null) facts.set(row.policyNo, policyStatusOf(ctx, row))
  }
  return facts
}

/**
 * Asks every call that tells one person how orders and policies stand, all of one gateway at one
 * moment, and compares each word with the facts. A provider's notification may arrive in between, so
 * the facts are read before and after.
 */
export async function compareAnswers(town: Town, login: Login): Promise<Heard> {
  const { gateway } = town.machines[0]
  const before = await readFacts(town)
  const said: Said[] = []
  const say = (call: string, id: string, status: string) => void said.push({ call, id, status })
  const of = { login }
  const { data: orders } = await gateway.call('listOrders', {}, of)
  for (const { orderId, status } of orders?.list ?? []) {
    say('listOrders', orderId, status)
    const { data: order } = await gateway.call('getOrder', { orderId }, of)
    if (!order) continue
    say('getOrder', orderId, order.status)
    for (const one of order.policies) say('getOrder', one.policyId, one.status)
  }
  const { data: held } = await gateway.call('listPolicies', {}, of)
  for (const { policyId, status } of held?.list ?? []) {
    say('listPolicies', policyId, status)
    const { data: policy } = await gateway.call('getPolicy', { policyId }, of)
    if (policy) say('getPolicy', policyId, policy.status)
  }
  const { data: revocable } = await gateway.call('listRevocable', {}, of)
  for (const one of revocable?.list.flatMap((order) => order.policies) ?? [])
    say('listRevocable', one.policyId, one.status)
  const { data: copy } = await gateway.call('exportData', {}, of)
  for (const order of copy ? v.parse(ownData, JSON.parse(copy.json)).orders : []) {
    say('exportData', order.orderId, order.status)
    for (const one of order.policies)
      if (one.policyNo !== '') say('exportData', one.policyNo, one.status)
  }
  const after = await readFacts(town)
  return {
    answers: said.length,
    contradictions: said.flatMap(({ call, id, status }) => {
      const facts = [before.get(id), after.get(id)]
      return facts.includes(status) ? [] : [`${call} says ${status} of ${id}, which is ${facts[1]}`]
    }),
  }
}
