import type { RequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { CityConfig, OrderNotes } from '@/contract/city'
import { drawingAddress } from '@/domain/look/drawing'
import { THEME_COLOUR } from '@/domain/look/text-size'
import type { PageVersions } from '@/domain/time/page-version'
import { posterArt } from '../catalogue/drawings'
import type { Product } from '../catalogue/product'
import { hashText } from '../catalogue/text-hash'
import type { Answer } from '../context/answer'
import type { Context, Visitor } from '../context/context'

/** Products without a poster are left out of the set. */
export async function getCityConfig(
  ctx: Context,
  _visitor: Visitor,
  { cityCode }: RequestOf<typeof calls.getCityConfig>,
): Promise<Answer<CityConfig>> {
  const sold = ctx.catalogue.products().filter((product) => product.cityCode === cityCode)
  const productSet = sold.flatMap(posterOf)
  const appid = ctx.gateways.officialAccount?.appid ?? ''
  const extraData = JSON.stringify({ ...versionsOf(sold), orders: orderNotesOf(sold) })
  return { ok: true, value: { appid, productSet, extraData } }
}

/** The notes stand in the city's base, so all of its products have the same ones. */
const orderNotesOf = (products: readonly Product[]): OrderNotes | undefined =>
  products.find(({ orders }) => orders)?.orders

/** The times from which products show another version. PP57 has separate fields for it. */
function versionsOf(products: readonly Product[]): PageVersions {
  const planned = products.flatMap(({ productCode, newVersion }) =>
    newVersion
      ? [{ productCode, targetCfgUA: newVersion.cfgUA, effectiveTime: newVersion.effectiveTime }]
      : [],
  )
  const pp57 = planned.find(({ productCode }) => productCode === 'PP57')
  return {
    ...(pp57 && {
      PP57NewVersionTime: pp57.effectiveTime,
      PP57NewVersionCfgUA: pp57.targetCfgUA,
    }),
    cfgUAVersionList: planned.filter((version) => version !== pp57),
  }
}

function posterOf({ productCode, poster }: Product): CityConfig['productSet'] {
  if (!poster) return []
  const { introImg, backgroundColor = '', ...windows } = poster
  const item = {
    productCode,
    ...windows,
    introImg: introImg ? drawingAddress(posterArt(introImg, backgroundColor || THEME_COLOUR)) : '',
    backgroundColor,
  }
  return [{ ...item, uuid: hashText([JSON.stringify(item)]).slice(0, 16) }]
}
