import { send } from '@/api/client'
import { getCityConfig } from '@/contract/city-config'
import type { ProductPage } from '@/contract/product-page'
import { BrowserEnv } from '@/domain/address/browser-env'
import { ensureSignedIn } from '@/flows/ensure-signed-in'
import { useVisit } from '@/stores/visit'
import { useLoad } from '@/ui/load/use-load'
import { SaleWindow } from './sale-window'
import { VersionSwitch } from './version-switch'

/**
 * What a city's configuration makes of a product's page by the time: a poster over it, another
 * version of it. Without an answer the page stays as it is: what may be bought is the gateway's to
 * say.
 */
export const CityRules = ({ page }: { page: ProductPage }) => {
  const { cityCode, productCode } = page
  const { state } = useLoad(`city:${cityCode}`, async () => {
    // WeChat signs in first (specification section 4); who cannot be signed in may still look.
    if (useVisit.getState().env !== BrowserEnv.BROWSER) await ensureSignedIn()
    return send(getCityConfig, { cityCode })
  })
  if (state.status !== 'ready') return null
  const { productSet, extraData } = state.value
  return (
    <>
      <VersionSwitch product={page} extraData={extraData} />
      <SaleWindow page={page} item={productSet.find((item) => item.productCode === productCode)} />
    </>
  )
}
