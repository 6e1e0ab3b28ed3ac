import { send } from '@/api/client'
import type { ProductPage } from '@/contract/product-page'
import { getUnpaidProposal } from '@/contract/proposal'
import { wording } from '@/copy/product/wording'
import { payLater } from '@/dialogs/pay-later'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { ask } from '@/ui/dialog/service'

/** Reminded of already; whoever put it away is left alone until the page is loaded anew. */
const reminded = new Set<string>()

/** Where it came from, when the address does not say. */
const CHANNEL = 'continuePay'

/** Reminds of the order that waits for its payment, and goes on with it. Failures are silent. */
export async function remindToPay(product: ProductPage): Promise<void> {
  const { cityCode, productCode } = product
  const last = await send(getUnpaidProposal, { cityCode, productCode })
  const popup = last.ok ? last.value.popup : null
  if (!popup || reminded.has(popup.proposalId)) return
  reminded.add(popup.proposalId)
  const { proposalId } = popup
  const answer = await ask(payLater, { popup, insurant: wording(product).insurant })
  if (answer.kind !== 'confirmed') return
  const { channel = CHANNEL } = useVisit.getState().context
  const on = { proposalId, fromContinuePay: '1', channel } as const
  await go(pathTo('payConfirm', { ...on, cityCode, productCode }))
}
