/** When each page version (cfgUA) of a product starts. */
import { instantMs } from './instant'

export type PageVersions = {
  PP57NewVersionTime?: string
  PP57NewVersionCfgUA?: string
  cfgUAVersionList?: readonly { productCode: string; targetCfgUA: string; effectiveTime: string }[]
}

/** The versions of one product. PP57 may have fields of its own. */
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

/** The version that started last. Before any has started, it is the one in the address. */
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

/** The next change of a product's version, in ms. An open page then switches by itself. */
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
