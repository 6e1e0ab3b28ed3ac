import { send } from '@/api/client'
import { getAppointment } from '@/contract/booking'
import { productId } from '@/contract/fields'
import { codePath, type ProductPopups } from '@/contract/popups'
import { getPageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { isAgentMode } from '@/domain/address/browser-env'
import { situationOf, type Situation } from '@/domain/situation/situation'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { isSignedIn } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { ask } from '@/ui/dialog/service'
import { retentionDialog, type RetentionProps } from './dialogs/retention'
import { renewable } from './offer-renewal'
import { isBegun, isSubscribed, remindLater } from './unfinished'

/** The user's cover under a product. Ended or revoked policies do not count. */
export const coverOf = async (page: ProductPage): Promise<Situation['cover']> => {
  const answer = isSignedIn() ? await send(getAppointment, productId(page)) : undefined
  return situationOf(answer?.ok ? { policies: answer.value.policies } : {}).cover
}

/**
 * The content of the dialog for this user; undefined when it has nothing to offer: no policy to
 * renew, already subscribed, or an agent, who is never asked to subscribe.
 */
export const retentionOf = async (
  page: ProductPage,
  { compound: popup, configs, codes }: ProductPopups,
): Promise<RetentionProps | undefined> => {
  if (!popup) return undefined
  const { mode } = popup
  if (mode === 'SUBSCRIBE') {
    if (isAgentMode(useVisit.getState().context) || !isSignedIn()) return undefined
    if (await isSubscribed(page.productCode)) return undefined
  }
  const renewalPolicyId = mode === 'RENEWAL' ? await renewable(page) : undefined
  if (mode === 'RENEWAL' && !renewalPolicyId) return undefined
  const info = await send(getPageInfo, { ...productId(page), version: 3 })
  const cover = await coverOf(page)
  // A user whose underwriting is pending has bought already, but is not insured yet.
  if (!info.ok || cover === 'CHECKING') return undefined
  return {
    ...popup,
    ...(renewalPolicyId ? { renewalPolicyId } : {}),
    ...(codes?.follow ? { qrcodeImg: codePath(page, 'follow') } : {}),
    ...(configs ? { configs } : {}),
    productCode: page.productCode,
    products: { [page.productCode]: page.productName },
    isSellTime: info.value.isSellTime,
    hasPolicy: cover !== 'NONE',
    words: page,
  }
}

/**
 * Offers renewal, official account, messages or service to a user who goes back without insuring.
 */
export const askToStay = async (page: ProductPage, input: RetentionProps): Promise<void> => {
  const { subscribeId, renewalPolicyId: policyId } = input
  const native = subscribeId && { subscribeId, webPath: pathTo('insure', productId(page)) }
  const answer = await ask(retentionDialog, {
    ...input,
    onSubscribe: async () =>
      remindLater(page.productCode, await isBegun(page), native || undefined),
    isSubscribed: () => isSubscribed(page.productCode),
  })
  if (answer.kind !== 'confirmed') return
  if (input.mode === 'RENEWAL' && policyId)
    await go(pathTo('renewalContract', { ...productId(page), policyId }))
  if (input.mode === 'SERVICE') await go(pathTo('housekeeperGroup', productId(page)))
}
