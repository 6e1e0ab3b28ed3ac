import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { codeKinds } from '@/contract/product-popups'
import { DEFAULT_COMPONENT } from '@/domain/choice/housekeeper'
import type { Answer } from '../answer'
import type { Context, Visitor } from '../context'

type Entries = ResponseOf<typeof calls.getHousekeeperEntry>

/** Components and products that are not known have nobody who looks after them. */
export async function getHousekeeperEntry(
  ctx: Context,
  _visitor: Visitor,
  { entries, extensions: { cityCode } }: RequestOf<typeof calls.getHousekeeperEntry>,
): Promise<Answer<Entries>> {
  const known = entries.flatMap(({ componentId, productCode, companyCode }) => {
    const product = ctx.catalogue.product(cityCode, productCode)
    if (componentId !== DEFAULT_COMPONENT || !product) return []
    if (!product.page.companyCode.startsWith(companyCode)) return []
    const { codes = {} } = product.popups ?? {}
    return [{ componentId, codes: codeKinds.filter((kind) => codes[kind] !== undefined) }]
  })
  return { ok: true, value: { entries: known } }
}
