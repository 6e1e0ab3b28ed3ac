import type { RequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { formDelegation } from '../records/delegation/filled'
import { coverOf, type Family } from '../records/proposal/family'
import { knownHomes } from '../records/proposal/home'

export async function getFamilyStatus(
  ctx: Context,
  user: User,
  { cityCode, productCode }: RequestOf<typeof calls.getFamilyStatus>,
): Promise<Answer<Family>> {
  const product = ctx.catalogue.product(cityCode, productCode)
  if (!product) return refuse('PRODUCT_NOT_FOUND')
  const { family } = await coverOf(ctx, ctx.db, user.id, product)
  const homes = await knownHomes(ctx, user.id, product)
  const delegation = product.property
    ? undefined
    : await formDelegation(ctx, { userId: user.id, cityCode, productCode })
  return {
    ok: true,
    value: {
      ...family,
      ...(homes && { homes }),
      ...(delegation && { delegation }),
      // Earlier releases know only this.
      ...(delegation?.state === 'FILLED' && { filledForm: delegation }),
    },
  }
}
