import { useCallback } from 'react'
import { cityConfig } from '@/api/city-config'
import { requiredConfig } from '@/api/parsed-config'
import type { CityConfig } from '@/contract/city'
import type { ProductId } from '@/contract/fields'
import { partnerKey, partnerShown, type PartnerShown } from '@/contract/partner'
import { BrowserEnv } from '@/domain/address/browser-env'
import { hasAddresses } from '@/platform/app'
import { go, replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { ensureSignedIn } from '@/stores/sign-in/ensure-signed-in'
import { useVisit } from '@/stores/visit'
import { useLoad } from '@/ui/load/use-load'
import { readAnnouncements } from './announcements'

/**
 * A city's configuration, which changes a product's page over time. Without an answer the page
 * stays as it is, because the gateway decides what may be bought.
 */
export const useCityConfig = (cityCode: string): CityConfig | undefined => {
  const { state } = useLoad(`city:${cityCode}`, async () => {
    // WeChat signs in first. A user who cannot sign in may still look.
    if (useVisit.getState().env !== BrowserEnv.BROWSER) await ensureSignedIn()
    return cityConfig(cityCode)
  })
  return state.status === 'ready' ? state.value : undefined
}

/** The poster of a product in its city's set, and the actions on it. */
export const usePoster = (
  config: CityConfig | undefined,
  { cityCode, productCode }: ProductId,
) => ({
  item: config?.productSet.find((item) => item.productCode === productCode),
  onBook: () => void go(pathTo('reserve', { cityCode, productCode })),
  onClosed: useCallback(() => void replace(pathTo('error', { type: 'notOpened' })), []),
})

/** The current announcements of a city. */
export const useAnnouncements = (cityCode: string) => {
  const { state } = useLoad(`announcements:${cityCode}`, async () => ({
    ok: true as const,
    value: await readAnnouncements(cityCode),
  }))
  return state.status === 'ready' ? state.value : []
}

/** The partner whose address brought the user; undefined for an unknown one. */
export const usePartner = (source: string | undefined): PartnerShown | undefined => {
  const { state } = useLoad(source ?? '', async () =>
    source === undefined
      ? { ok: false as const, error: undefined }
      : requiredConfig(partnerShown, 'pre_insure_page', partnerKey(source)),
  )
  return state.status === 'ready' ? state.value : undefined
}

/**
 * The address back to the partner. The transfer page knows it; in the mini-program the partner is
 * below this page.
 */
export const partnerHome = (source: string): string | undefined =>
  hasAddresses ? `${pathTo('transfer', { to: 'outer', source })}&target=home` : undefined
