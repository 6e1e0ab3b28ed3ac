import type { ProductPage } from '@/contract/product-page'
import { noteFault } from '@/platform/note-fault'
import { ensureSignedIn } from '../ensure-signed-in'
import type { PopupPage } from './popup-page'
import { popupsOf } from './popups-of'
import { askOnBack } from './retrieve'

/** Fetched for the products that ask it; what does not come is left out, and only logged. */
const fetched = <M>(code: Promise<M>, open: (popup: M) => Promise<void>): void => {
  code.then(open).catch(noteFault)
}

/** What comes over a product's page by itself. */
const openPopups = (product: ProductPage, isShown: () => boolean): void => {
  const { compliance, insureAlert, afterSale } = popupsOf(product)
  if (compliance)
    fetched(import('./compliance'), (popup) => popup.insistOnCompliance(product, compliance))
  if (insureAlert)
    fetched(import('./insure-alert'), (popup) =>
      popup.alertAtPrices(product.productCode, insureAlert),
    )
  if (afterSale) fetched(import('./after-sale'), (popup) => popup.tellAfterSale(product, isShown))
}

/** What comes over a page, and what waits on it for a tap on Back (specification section 4). */
export const setPopups = async (
  product: ProductPage,
  page: PopupPage,
  /** Answers come late: neither that nor what waits for Back belongs to the page after this one. */
  isShown: () => boolean,
): Promise<void> => {
  if (page === 'insure') openPopups(product, isShown)
  const { cityCode, productCode } = product
  const popups = popupsOf(product)
  const { renewal, incPopup, compound } = popups
  if (!renewal && !incPopup && !compound) return
  // WeChat signs in by itself where it can: only then is known what there is to ask this person.
  const isKnown = await ensureSignedIn()
  if (renewal && isKnown && page === 'insure')
    fetched(import('./offer-renewal'), (popup) => popup.offerRenewal(product, isShown))
  const onBack = (popup: () => Promise<void>) => {
    if (isShown()) askOnBack({ cityCode, productCode, page }, popup)
  }
  if (incPopup) {
    const { isBegun, mayRemind, remindOfForm } = await import('./unfinished')
    if ((await isBegun(product)) && (await mayRemind(product, incPopup)))
      return onBack(() => remindOfForm(product, incPopup))
  }
  if (page !== 'insure' || !compound) return
  const { askHesitating, hesitationOf } = await import('./hesitation')
  const input = await hesitationOf(product, popups)
  if (input) onBack(() => askHesitating(product, input))
}
