import { send } from '@/api/client'
import { productId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { getPoliciesRenewalSwitch } from '@/contract/renewal'
import { reminders } from '@/copy/purchase/reminders'
import { buttons } from '@/copy/shell/buttons'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { isSignedIn } from '@/stores/session'
import { messageDialog, type MessageProps } from '@/ui/dialog/message-dialog'
import { noteShown, wasShown } from '@/ui/dialog/popup-record'
import { ask } from '@/ui/dialog/service'

/** The id of a policy of this product that could renew automatically and does not. */
export const renewable = async (page: ProductPage): Promise<string | undefined> => {
  if (!isSignedIn()) return undefined
  const answer = await send(getPoliciesRenewalSwitch, productId(page))
  if (!answer.ok) return undefined
  return answer.value.list.find(({ isOn, isOffered }) => isOffered && !isOn)?.policyId
}

/** The popup opens without a tap, so it waits for open dialogs, unlike a question from a dialog. */
const inTurn = { ...messageDialog, above: false, uninvited: true }

/** The question 你还未开通自动投保. */
export const renewalOffer = (): MessageProps => ({
  title: reminders.renewalTitle,
  text: reminders.renewalText,
  cancelText: buttons.close,
  confirmText: reminders.renewalOpen,
})

/** Shows 你还未开通自动投保 with the way to sign, once per visit. */
export const offerRenewal = async (page: ProductPage, isShown: () => boolean): Promise<void> => {
  const popup = `renewal ${page.productCode}`
  if (wasShown(popup)) return
  const policyId = await renewable(page)
  if (!policyId || wasShown(popup) || !isShown()) return
  noteShown(popup)
  const answer = await ask(inTurn, renewalOffer())
  if (answer.kind === 'confirmed')
    await go(pathTo('renewalContract', { ...productId(page), policyId }))
}
