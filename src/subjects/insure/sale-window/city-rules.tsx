import { useEffect, useMemo } from 'react'
import { readCityExtra } from '@/contract/city'
import type { ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { nextVersionAt, targetCfgUA } from '@/domain/time/page-version'
import { now } from '@/platform/clock'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { useCityConfig, usePoster } from '@/subjects/city'
import { Poster } from '@/subjects/product'
import { useCountdown } from '@/ui/display/use-countdown'

/** The city's poster over the page, and another page version. */
export const CityRules = ({ page }: { page: ProductPage }) => {
  const config = useCityConfig(page.cityCode)
  const poster = usePoster(config, page)
  if (!config) return null
  return (
    <>
      <VersionSwitch product={page} extraData={config.extraData} />
      <Poster page={page} {...poster} />
    </>
  )
}

/** Opens the page version that is due, at the start and when its time comes, without a reload. */
const VersionSwitch = ({
  product: { cityCode, productCode },
  extraData,
}: {
  product: ProductId
  extraData: string
}) => {
  const cfgUA = useVisit(({ context }) => context.cfgUA ?? '')
  const versions = useMemo(() => readCityExtra(extraData), [extraData])
  const at = now()
  // Draws again when the next version is due.
  useCountdown(nextVersionAt({ now: at, productCode, versions }))
  const target = targetCfgUA({ now: at, productCode, cfgUA, versions })
  useEffect(() => {
    if (target !== cfgUA) void replace(pathTo('insure', { cityCode, productCode, cfgUA: target }))
  }, [target, cfgUA, cityCode, productCode])
  return null
}
