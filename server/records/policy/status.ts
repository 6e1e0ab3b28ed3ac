import type { PolicyState } from '@/domain/order/states'
import type { Context } from '../../context/context'
import { policyStatusOf } from '../transition/status'
import { heldPolicies, type Policy } from './repo'

/**
 * The number as answers give it: empty until the insurer's core has given one, because clients that are
 * out already want a text.
 */
export const numberOf = ({ policyNo }: Pick<Policy, 'policyNo'>): string => policyNo ?? ''

/** The statuses of all policies that this user has or had of a product, each once. */
export async function heldStatuses(
  ctx: Context,
  userId: string,
  product: { cityCode: string; productCode: string },
): Promise<{ status: PolicyState }[]> {
  const held = await heldPolicies(ctx.db, userId, product)
  return [...new Set(held.map((policy) => policyStatusOf(ctx, policy)))].map((status) => ({
    status,
  }))
}
