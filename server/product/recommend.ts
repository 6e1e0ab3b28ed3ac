import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { fromPremium } from '@/domain/money/premium'
import { situationOf } from '@/domain/situation/situation'
import { isOnSale } from '../catalogue/on-sale'
import type { Product } from '../catalogue/product'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { findPolicy } from '../records/policy/repo'
import { heldStatuses } from '../records/policy/status'

/** The largest number of recommended products. */
const MOST = 3

type Recommended = ResponseOf<typeof calls.getRecommendInfo>

/** The other products of a city that are on sale now and that this user does not hold. */
export async function getRecommendInfo(
  ctx: Context,
  user: User,
  { policyId, cityCode }: RequestOf<typeof calls.getRecommendInfo>,
): Promise<Answer<Recommended>> {
  const held = await findPolicy(ctx.db, user.id, policyId)
  if (!held) return refuse('NOT_FOUND')
  const others: Product[] = []
  for (const product of ctx.catalogue.products()) {
    if (product.cityCode !== cityCode) continue
    const isSame = product.productCode === held.proposal.productCode
    if (isSame || !isOnSale(ctx, product)) continue
    const policies = await heldStatuses(ctx, user.id, product)
    if (situationOf({ policies }).cover === 'NONE') others.push(product)
  }
  const productList = others.map(shown).sort((one, other) => one.fromFen - other.fromFen)
  return { ok: true, value: { productList: productList.slice(0, MOST) } }
}

const shown = ({ cityCode, productCode, page, tariff }: Product) => ({
  cityCode,
  productCode,
  productName: page.productName,
  slogan: page.hero.slogan,
  fromFen: fromPremium(tariff.flatMap(({ bands }) => bands)) ?? 0,
})
