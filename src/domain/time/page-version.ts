/** Which page version (cfgUA) a product shows from when (specification section 3, extraData). */
import { instantMs } from './instant'

export type PageVersions = {
  PP57NewVersionTime?: string
  PP57NewVersionCfgUA?: string
  cfgUAVersionList?: readonly { productCode: string; targetCfgUA: string; effectiveTime: string }[]
}

/** The version whose time came last; before any has come, the one the address asked for. */
export function targetCfgUA({
  now,
  productCode,
  cfgUA = '',
  versions: { PP57NewVersionTime = '', PP57NewVersionCfgUA = '', cfgUAVersionList = [] },
}: {
  now: number | string
  productCode: string
  cfgUA?: string
  versions: PageVersions
}): string {
  const pp57 = {
    productCode: 'PP57',
    targetCfgUA: PP57NewVersionCfgUA,
    effectiveTime: PP57NewVersionTime,
  }
  const at = instantMs(now)
  const [newest] = [pp57, ...cfgUAVersionList]
    .filter((version) => version.productCode === productCode && version.targetCfgUA)
    .map((version) => ({ target: version.targetCfgUA, since: instantMs(version.effectiveTime) }))
    .filter(({ since }) => since <= at)
    .sort((a, b) => b.since - a.since)
  return newest?.target ?? cfgUA
}
