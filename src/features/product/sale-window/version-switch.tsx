import { useEffect, useMemo } from 'react'
import type { ProductId } from '@/contract/fields'
import { nextVersionAt, targetCfgUA, type PageVersions } from '@/domain/time/page-version'
import { now } from '@/platform/clock'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { useCountdown } from '@/ui/display/use-countdown'

/** A city's extraData as the specification has it; anything else plans nothing. */
const readVersions = (extraData: string): PageVersions => {
  try {
    return (JSON.parse(extraData) as PageVersions | null) ?? {}
  } catch {
    return {}
  }
}

/** Leads to the version of the page that is due: when it opens, and at the time, without a reload. */
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
