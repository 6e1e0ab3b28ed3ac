import { send } from '@/api/client'
import { productId } from '@/contract/fields'
import { getPageInfo } from '@/contract/page-info'
import { listPolicies } from '@/contract/policy'
import type { ProductPage } from '@/contract/product-page'
import { codePath, type ProductPopups } from '@/contract/product-popups'
import { compoundDialog, type CompoundProps } from '@/dialogs/compound'
import { isAgentMode } from '@/domain/address/browser-env'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { isSignedIn } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { ask } from '@/ui/dialog/service'
import { renewable } from './offer-renewal'
import { isSubscribed, remindLater } from './reminding'

export const hasPolicy = async (page: ProductPage): Promise<boolean> => {
  const answer = isSignedIn() ? await send(listPolicies, productId(page)) : undefined
  return answer?.ok === true && answer.value.list.length > 0
}

/**
 * What the dialog says to this person; undefined when it has nothing to offer them: nothing to
 * renew, subscribed already, or an agent, whom nobody asks to subscribe (specification section 4).
 */
export const hesitationOf = async (
  page: ProductPage,
  { compound: popup, configs, codes }: ProductPopups,
): Promise<CompoundProps | undefined> => {
  if (!popup) return undefined
  const { mode } = popup
  if (mode === 'SUBSCRIBE') {
    if (isAgentMode(useVisit.getState().context) || !isSignedIn()) return undefined
    if (await isSubscribed(page.productCode)) return undefined
  }
  const renewalPolicyId = mode === 'RENEWAL' ? await renewable(page) : undefined
  if (mode === 'RENEWAL' && !renewalPolicyId) return undefined
  const info = await send(getPageInfo, { ...productId(page), version: 3 })
  if (!info.ok) return undefined
  return {
    ...popup,
    ...(renewalPolicyId ? { renewalPolicyId } : {}),
    ...(codes?.follow ? { qrcodeImg: codePath(page, 'follow') } : {}),
    ...(configs ? { configs } : {}),
    productCode: page.productCode,
    products: { [page.productCode]: page.productName },
    isSellTime: info.value.isSellTime,
    hasPolicy: await hasPolicy(page),
  }
}

/** Renewal, official account, messages or service for who goes back without insuring. */
export const askHesitating = async (page: ProductPage, input: CompoundProps): Promise<void> => {
  const { subscribeId, renewalPolicyId: policyId } = input
  const native = subscribeId && { subscribeId, webPath: pathTo('insure', productId(page)) }
  const answer = await ask(compoundDialog, {
    ...input,
    onSubscribe: () => remindLater(page.productCode, native || undefined),
    isSubscribed: () => isSubscribed(page.productCode),
  })
  if (answer.kind !== 'confirmed') return
  if (input.mode === 'RENEWAL' && policyId)
    await go(pathTo('renewalContract', { ...productId(page), policyId }))
  if (input.mode === 'SERVICE') await go(pathTo('housekeeperGroup', productId(page)))
}
