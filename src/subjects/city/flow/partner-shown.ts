import { requiredConfig } from '@/api/parsed-config'
import { partnerKey, partnerShown, type PartnerShown } from '@/contract/partner'
import { target } from '@/platform/app'
import { pathTo } from '@/routes/path-to'
import { useLoad } from '@/ui/load/use-load'

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
  target === 'h5' ? `${pathTo('transfer', { to: 'outer', source })}&target=home` : undefined
