import { Poster } from '@/blocks/poster/poster'
import type { ProductPage } from '@/contract/product-page'
import { useCityConfig, usePoster } from '@/flows/city-rules'
import { VersionSwitch } from './version-switch'

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
