import { useEffect, useMemo } from 'react'
import type { ProductId } from '@/contract/fields'
import { nextVersionAt, targetCfgUA, type PageVersions } from '@/domain/time/page-version'
import { now } from '@/platform/clock'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { useCountdown } from '@/ui/display/use-countdown'

/** A city's extraData in the specification's format. Any other content plans no versions. */
const readVersions = (extraData: string): PageVersions => {
  try {
    return (JSON.parse(extraData) as PageVersions | null) ?? {}
  } catch {
    return {}
  }
}

/** Opens the page version that is due, at the start and when its time comes, without a reload. */
export const VersionSwitch = ({
  product: { cityCode, productCode },
  extraData,
}: {
  product: ProductId
  extraData: string
}) => {
  const cfgUA = useVisit(({ context }) => context.cfgUA ?? '')
  const versions = useMemo(() => readVersions(extraData), [extraData])
  const at = now()
  // Draws again when the next version is due.
  useCountdown(nextVersionAt({ now: at, productCode, versions }))
  const target = targetCfgUA({ now: at, productCode, cfgUA, versions })
  useEffect(() => {
    if (target !== cfgUA) void replace(pathTo('insure', { cityCode, productCode, cfgUA: target }))
  }, [target, cfgUA, cityCode, productCode])
  return null
}
