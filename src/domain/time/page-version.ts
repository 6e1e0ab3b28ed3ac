/** Which page version (cfgUA) a product shows from when (specification section 3, extraData). */
import { instantMs } from './instant'

export type PageVersions = {
  PP57NewVersionTime?: string
  PP57NewVersionCfgUA?: string
  cfgUAVersionList?: readonly { productCode: string; targetCfgUA: string; effectiveTime: string }[]
}

/** The versions of one product; PP57's may stand in fields of their own. */
const plannedFor = (
  productCode: string,
  { PP57NewVersionTime = '', PP57NewVersionCfgUA = '', cfgUAVersionList = [] }: PageVersions,
): { target: string; since: number }[] =>
  [
    {
      productCode: 'PP57',
      targetCfgUA: PP57NewVersionCfgUA,
      effectiveTime: PP57NewVersionTime,
    },
    ...cfgUAVersionList,
  ]
    .filter((version) => version.productCode === productCode && version.targetCfgUA)
    .map((version) => ({ target: version.targetCfgUA, since: instantMs(version.effectiveTime) }))

/** The version whose time came last; before any has come, the one the address asked for. */
export function targetCfgUA({
  now,
  productCode,
  cfgUA = '',
  versions,
}: {
  now: number | string
  productCode: string
  cfgUA?: string
  versions: PageVersions
}): string {
  const at = instantMs(now)
  const [newest] = plannedFor(productCode, versions)
    .filter(({ since }) => since <= at)
    .sort((a, b) => b.since - a.since)
  return newest?.target ?? cfgUA
}

/** When a product's version changes next; a page that is open then shows the new one by itself. */
export const nextVersionAt = ({
  now,
  productCode,
  versions,
}: {
  now: number
  productCode: string
  versions: PageVersions
}): number | undefined =>
  plannedFor(productCode, versions)
    .map(({ since }) => since)
    .filter((since) => since > now)
    .sort((a, b) => a - b)[0]
