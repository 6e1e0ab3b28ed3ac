import { send } from '@/api/client'
import { productId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { getPoliciesRenewalSwitch } from '@/contract/renewal'
import { renewalOffer } from '@/dialogs/renewal-offer'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { isSignedIn } from '@/stores/session'
import { confirm } from '@/ui/dialog/message'

/** A policy of this product that could renew itself and does not. */
export const renewable = async (page: ProductPage): Promise<string | undefined> => {
  if (!isSignedIn()) return undefined
  const answer = await send(getPoliciesRenewalSwitch, productId(page))
  return answer.ok ? answer.value.list.find(({ isOn }) => !isOn)?.policyId : undefined
}

/** Products that were offered already: once a visit. */
const offered = new Set<string>()

/** 你还未开通自动投保, and the way to read and sign it (specification sections 2 and 8). */
export const offerRenewal = async (page: ProductPage): Promise<void> => {
  const { productCode } = page
  if (offered.has(productCode)) return
  const policyId = await renewable(page)
  if (!policyId || offered.has(productCode)) return
  offered.add(productCode)
  const answer = await confirm(renewalOffer())
  if (answer.kind === 'confirmed')
    await go(pathTo('renewalContract', { ...productId(page), policyId }))
}
