import { send } from '@/api/client'
import type { ProductId } from '@/contract/fields'
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

/**
 * Reminds of the order that waits for its payment, of one product or of any, and goes on with it.
 * Failures are silent.
 */
export async function remindToPay(product?: ProductId): Promise<void> {
  const wanted = product && { cityCode: product.cityCode, productCode: product.productCode }
  const last = await send(getUnpaidProposal, wanted ?? {})
  const popup = last.ok ? last.value.popup : null
  if (!last.ok || !popup || reminded.has(popup.proposalId)) return
  reminded.add(popup.proposalId)
  const { proposalId } = popup
  const { cityCode, productCode } = last.value
  const answer = await ask(payLater, { popup, insurant: wording(last.value).insurant })
  if (answer.kind !== 'confirmed') return
  const { channel = CHANNEL } = useVisit.getState().context
  const on = { proposalId, fromContinuePay: '1', channel } as const
  await go(pathTo('payConfirm', { ...on, cityCode, productCode }))
}
