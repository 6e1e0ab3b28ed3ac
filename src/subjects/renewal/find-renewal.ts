import { send } from '@/api/client'
import type { Answer } from '@/contract/envelope'
import {
  getPoliciesRenewalSwitch,
  getRenewalSwitch,
  type RenewablePolicy,
  type RenewalSwitch,
} from '@/contract/renewal'

type Found =
  | { kind: 'ONE'; known: RenewalSwitch }
  | { kind: 'SEVERAL'; policies: readonly RenewablePolicy[] }
  | { kind: 'NONE' }

/** Asks for a policy by its id, or for any of a city or product. */
interface Asked {
  policyId?: string
  cityCode?: string | undefined
  productCode?: string | undefined
}

/**
 * Finds the policy of the address. Without one it lists the policies of the city and product, and
 * of several orders the user chooses, because nobody should be asked to sign for a policy that they
 * did not open.
 */
export async function findRenewal({ policyId, ...product }: Asked): Promise<Answer<Found>> {
  if (policyId !== undefined) return show(policyId)
  const all = await send(getPoliciesRenewalSwitch, product)
  if (!all.ok) return all
  const { list } = all.value
  const fitting = list.filter(({ isOn, isOffered }) => isOn || isOffered)
  const orders = oneOfEachOrder(fitting.length > 0 ? fitting : list)
  const [first] = orders
  if (!first) return { ok: true, value: { kind: 'NONE' } }
  if (orders.length === 1) return show(first.policyId)
  return { ok: true, value: { kind: 'SEVERAL', policies: orders } }
}

async function show(policyId: string): Promise<Answer<Found>> {
  const known = await send(getRenewalSwitch, { policyId })
  if (!known.ok) return known
  return { ok: true, value: { kind: 'ONE', known: known.value } }
}

/** Policies of one order renew on one page. */
const oneOfEachOrder = (policies: readonly RenewablePolicy[]): RenewablePolicy[] => {
  const orderOf = ({ orderId, policyId }: RenewablePolicy) => orderId ?? policyId
  return policies.filter(
    (policy, index) => policies.findIndex((other) => orderOf(other) === orderOf(policy)) === index,
  )
}
