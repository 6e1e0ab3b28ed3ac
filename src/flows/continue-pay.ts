import { send } from '@/api/client'
import type { ResponseOf } from '@/contract/call'
import type { ProductId } from '@/contract/fields'
import { getProposalByOuterId } from '@/contract/outer-proposal'
import type { PayLaterPopup } from '@/contract/pay-later'
import { getUnpaidProposal } from '@/contract/unpaid'
import { parseQuery } from '@/domain/address/query'
import type { QueryContext } from '@/domain/address/query-context'
import { target } from '@/platform/device'
import { go } from '@/platform/navigation'
import { presetOf } from '@/routes/build'
import type { Page } from '@/routes/page'
import { pages } from '@/routes/pages'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import type { Answer } from '@/ui/dialog/answer'

/** Reminded of already; whoever put it away is left alone until the page is loaded anew. */
const reminded = new Set<string>()

/** Where it came from, when the address does not say. */
const CHANNEL = 'continuePay'

/** An order that waits for its payment, and what its product calls things. */
interface Waiting extends ResponseOf<typeof getUnpaidProposal> {
  popup: PayLaterPopup
}

/** The page that the gateway names, when it is one on which orders are confirmed, and ours. */
const payConfirmOf = (
  popup: PayLaterPopup,
  on: { proposalId: string; by: 'city' | undefined } & QueryContext,
): string => {
  const page: Page = pages.payConfirm
  const [path = ''] = popup.payConfirmUrl.split('?', 1)
  // Who is at a city's own address stays among them.
  if (on.by || !page.paths.includes(path)) return pathTo('payConfirm', on)
  const said = { ...presetOf(page, path), ...parseQuery(popup.payConfirmUrl.slice(path.length)) }
  const address = pathTo('payConfirm', { ...said, ...on })
  // What the web build knows of this page comes with the first page that is opened by a link.
  return target === 'h5' ? path + address.slice(address.indexOf('?')) : address
}

/**
 * Shows the order that waits for its payment, of one product or of any, and goes on with it when
 * `show` says that the person wants to. Who came by a partner's number goes on with what was begun
 * under that number first, whatever the product. Failures are silent.
 */
export async function continuePay(
  show: (waiting: Waiting) => Promise<Answer>,
  product?: ProductId,
  by?: 'city',
): Promise<void> {
  const { outerId, channel = CHANNEL } = useVisit.getState().context
  const wanted = product && { cityCode: product.cityCode, productCode: product.productCode }
  const begun = wanted && outerId ? await send(getProposalByOuterId, { outerId }) : undefined
  const last = begun?.ok && begun.value.popup ? begun : await send(getUnpaidProposal, wanted ?? {})
  const popup = last.ok ? last.value.popup : null
  if (!last.ok || !popup || reminded.has(popup.proposalId)) return
  reminded.add(popup.proposalId)
  const { proposalId } = popup
  const { cityCode, productCode } = last.value
  const answer = await show({ ...last.value, popup })
  if (answer.kind !== 'confirmed') return
  const on = { proposalId, cityCode, productCode, fromContinuePay: '1', channel, by }
  await go(payConfirmOf(popup, on))
}
