import { splitFen } from '@/domain/money/split-shares'
import type { Context } from '../context/context'
import type { Sold } from '../records/insurer/handover-repo'

/** Which insurer learns of the policies of a product, day by day. */

const nameOf = ({ cityCode, productCode }: Sold): string => `${cityCode}/${productCode}`

/**
 * The core to which the days of a product are handed over. A product that declares a core declares
 * this, too. For any other product the settings name it; undefined where nobody is to be told.
 */
export const handoverCoreOf = (ctx: Context, sold: Sold): string | undefined => {
  const insurer = ctx.catalogue.product(sold.cityCode, sold.productCode)?.insurer
  if (insurer) return insurer.capabilities.handOver && insurer.core
  return ctx.env.INSURER_HANDOVERS?.[nameOf(sold)]
}

/** The products whose days are sent. */
export const handedOver = (ctx: Context): Sold[] => {
  const named = Object.keys(ctx.env.INSURER_HANDOVERS ?? {}).map((name): Sold => {
    const [cityCode = '', productCode = ''] = name.split('/')
    return { cityCode, productCode }
  })
  const declared = ctx.catalogue.products().filter(({ insurer }) => insurer !== undefined)
  const all = new Map([...declared, ...named].map((sold) => [nameOf(sold), sold]))
  return [...all.values()].filter((sold) => handoverCoreOf(ctx, sold) !== undefined)
}

/** The products whose insurer declares that it wants no hand-over. */
export const notHandedOver = (ctx: Context): Sold[] =>
  ctx.catalogue
    .products()
    .filter(({ insurer }) => insurer !== undefined && insurer.capabilities.handOver === undefined)

/** The parts of a sum. A product without shares has one insurer, whom the settings name. */
export const handoverShares = (ctx: Context, sold: Sold, totalFen: number) => {
  const shares = ctx.catalogue.product(sold.cityCode, sold.productCode)?.insurer?.shares
  const sole = { insurer: handoverCoreOf(ctx, sold) ?? '', lead: true, tenThousandths: 10_000 }
  return splitFen(totalFen, shares ?? [sole]).map(
    ({ insurer, lead, tenThousandths, amountFen }) => ({
      ...{ insurer, lead, tenThousandths, amountFen },
    }),
  )
}
