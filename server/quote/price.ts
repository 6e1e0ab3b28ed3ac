import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { coverOf } from '../records/proposal/family'
import { showPrice } from '../records/proposal/price'
import { quote } from './quote'

export async function getPrice(
  ctx: Context,
  user: User,
  { cityCode, productCode, insurants }: RequestOf<typeof calls.getPrice>,
): Promise<Answer<ResponseOf<typeof calls.getPrice>>> {
  const product = ctx.catalogue.product(cityCode, productCode)
  if (!product) return refuse('PRODUCT_NOT_FOUND')
  const own = await coverOf(ctx, ctx.db, user.id, product)
  const quoted = quote(ctx, user.id, product, own, insurants)
  return quoted.ok ? { ok: true, value: showPrice(product, quoted.value) } : quoted
}
