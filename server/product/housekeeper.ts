import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { codeKinds } from '@/contract/popups'
import { DEFAULT_COMPONENT } from '@/domain/service/housekeeper'
import { codesOf } from '../catalogue/product'
import type { Answer } from '../context/answer'
import type { Context, Visitor } from '../context/context'

type Entries = ResponseOf<typeof calls.getHousekeeperEntry>

/** Unknown components and products have no housekeeper and are left out. */
export async function getHousekeeperEntry(
  ctx: Context,
  _visitor: Visitor,
  { entries, extensions: { cityCode } }: RequestOf<typeof calls.getHousekeeperEntry>,
): Promise<Answer<Entries>> {
  const told = entries.flatMap(({ componentId, productCode, companyCode }) => {
    const product = ctx.catalogue.product(cityCode, productCode)
    if (componentId !== DEFAULT_COMPONENT || !product) return []
    if (!product.page.companyCode.startsWith(companyCode)) return []
    const codes = codesOf(product)
    const { facts, housekeeper, page } = product
    const adviser = housekeeper && {
      name: housekeeper.name,
      portrait: housekeeper.portrait,
      hours: facts.serviceHours ?? housekeeper.hours,
      phone: housekeeper.phone ?? page.servicePhone,
    }
    const known = codeKinds.filter((kind) => codes[kind] !== undefined)
    return [{ componentId, codes: known, ...(adviser && { adviser }) }]
  })
  return { ok: true, value: { entries: told } }
}
