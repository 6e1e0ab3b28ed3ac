import { send } from '@/api/client'
import type { ResponseOf } from '@/contract/call'
import type { ProductId } from '@/contract/fields'
import type { PayLaterPopup } from '@/contract/popups'
import { getProposalByOuterId, getUnpaidProposal } from '@/contract/unpaid'
import { wording } from '@/copy/product/wording'
import { parseQuery, type QueryContext } from '@/domain/address/query'
import { CONTINUE_PAY } from '@/domain/address/share-link'
import { hasAddresses } from '@/platform/app'
import { go } from '@/platform/navigation'
import { presetOf } from '@/routes/build'
import type { Page } from '@/routes/page'
import { pages } from '@/routes/pages'
import { pathTo } from '@/routes/path-to'
import { isPayingFor } from '@/stores/paying'
import { useVisit } from '@/stores/visit'
import type { Answer } from '@/ui/dialog/define'
import { ask } from '@/ui/dialog/service'
import { payLater } from './dialogs/pay-later'

/** Proposals that were already shown. The user is not reminded again until the page reloads. */
const reminded = new Set<string>()

/** An order that waits for payment, with its product's own words. */
interface Waiting extends ResponseOf<typeof getUnpaidProposal> {
  popup: PayLaterPopup
}

/**
 * The page that the gateway names, if it is one of our pages for confirming an order; otherwise the
 * usual one.
 */
const payConfirmOf = (
  popup: PayLaterPopup,
  on: { proposalId: string; by: 'city' | undefined } & QueryContext,
): string => {
  const page: Page = pages.payConfirm
  const [path = ''] = popup.payConfirmUrl.split('?', 1)
  // A user at a city's own address stays at the city's addresses.
  if (on.by || !page.paths.includes(path)) return pathTo('payConfirm', on)
  const said = { ...presetOf(page, path), ...parseQuery(popup.payConfirmUrl.slice(path.length)) }
  const address = pathTo('payConfirm', { ...said, ...on })
  // The web build loads its knowledge of this page with the first page that a link opens.
  return hasAddresses ? path + address.slice(address.indexOf('?')) : address
}

/** At a city's own address, a proposal of another city is not spoken of. */
const isOf = (
  { cityCode }: { cityCode: string },
  by: 'city' | undefined,
  only?: Partial<ProductId>,
) => by === undefined || cityCode === only?.cityCode

/**
 * Shows the order that waits for payment, of one product, of a city or of any, and continues with
 * it when `show` confirms. If the visit carries a partner's number, the proposal under that number
 * comes first, whatever its product, but not at another city's own address. Failures are silent.
 */
export async function continuePay(
  show: (waiting: Waiting) => Promise<Answer>,
  only?: Partial<ProductId>,
  by?: 'city',
): Promise<void> {
  const { outerId, channel = CONTINUE_PAY } = useVisit.getState().context
  const { cityCode: city, productCode: code } = only ?? {}
  const wanted = { ...(city && { cityCode: city }), ...(code && { productCode: code }) }
  const begun = only && outerId ? await send(getProposalByOuterId, { outerId }) : undefined
  const last =
    begun?.ok && begun.value.popup && isOf(begun.value, by, only)
      ? begun
      : await send(getUnpaidProposal, wanted)
  const popup = last.ok ? last.value.popup : null
  if (!last.ok || !popup || reminded.has(popup.proposalId)) return
  // Its money may be on its way, and nobody is asked to pay twice.
  if (isPayingFor(popup.proposalId)) return
  reminded.add(popup.proposalId)
  const { proposalId } = popup
  const { cityCode, productCode } = last.value
  const answer = await show({ ...last.value, popup })
  if (answer.kind !== 'confirmed') return
  const on = { proposalId, cityCode, productCode, fromContinuePay: '1', channel, by }
  await go(payConfirmOf(popup, on))
}

/** Reminds the user of an unpaid order, of a product, of a city or of any, with the popup 只差一步. */
export const remindToPay = (only?: Partial<ProductId>, by?: 'city'): Promise<void> =>
  continuePay(
    ({ popup, ...words }) => ask(payLater, { popup, insurant: wording(words).insurant }),
    only,
    by,
  )
