import { useEffect, useMemo } from 'react'
import { readCityExtra } from '@/contract/city-config'
import type { ProductId } from '@/contract/fields'
import { nextVersionAt, targetCfgUA } from '@/domain/time/page-version'
import { now } from '@/platform/clock'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { useCountdown } from '@/ui/display/use-countdown'

/** Opens the page version that is due, at the start and when its time comes, without a reload. */
export const VersionSwitch = ({
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
