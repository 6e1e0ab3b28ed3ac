import type { ProductPage } from '@/contract/product-page'
import { noteFault } from '@/platform/fault'
import { holdBack } from '@/platform/navigation'
import { ensureSignedIn } from '@/stores/sign-in/ensure-signed-in'

/** Pages on which an operator may add popups. */
export type PopupPage = 'insure' | 'healthConfirm'

/**
 * Names the history marker that keeps a user who goes back. It is set once per city, product and
 * page. The first Back shows the pending popup, the second Back leaves.
 */
const retrieveMarker = ({
  cityCode,
  productCode,
  page,
}: {
  cityCode: string
  productCode: string
  page: string
}): string => JSON.stringify([cityCode, productCode, page])

type Place = Parameters<typeof retrieveMarker>[0]

/** Pages that already asked. The second Back leaves. */
const asked = new Set<string>()

/**
 * Makes the next Back on this page ask instead of leaving, once per visit for a city, product and
 * page. Open dialogs close first.
 */
const askOnBack = (place: Place, popup: () => Promise<void>): void => {
  const marker = retrieveMarker(place)
  if (asked.has(marker)) return
  holdBack(marker, () => {
    asked.add(marker)
    void popup()
  })
}

/** Opens a popup whose code is loaded on demand. If it does not load, the fault is only logged. */
const fetched = <M>(code: Promise<M>, open: (popup: M) => Promise<void>): void => {
  code.then(open).catch(noteFault)
}

/** Opens the popups of a product's page. */
const openPopups = (product: ProductPage, isShown: () => boolean): void => {
  const { compliance, insureAlert, afterSale } = product.extraData.popups ?? {}
  if (compliance)
    fetched(import('./compliance'), (popup) => popup.insistOnCompliance(product, compliance))
  if (insureAlert)
    fetched(import('./insure-alert'), (popup) =>
      popup.alertAtPrices(product.productCode, insureAlert),
    )
  if (afterSale) fetched(import('./after-sale'), (popup) => popup.tellAfterSale(product, isShown))
}

/** Opens the popups of a page and prepares the one for Back. */
export const setPopups = async (
  product: ProductPage,
  page: PopupPage,
  /** Answers may arrive late, so no popup may open on a later page. */
  isShown: () => boolean,
): Promise<void> => {
  if (page === 'insure') openPopups(product, isShown)
  const { cityCode, productCode } = product
  const popups = product.extraData.popups ?? {}
  const { renewal, incPopup, compound } = popups
  if (!renewal && !incPopup && !compound) return
  // WeChat signs in first where it can, because the popups depend on the user.
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
  const { askToStay, retentionOf } = await import('./retention')
  const input = await retentionOf(product, popups)
  if (input) onBack(() => askToStay(product, input))
}
