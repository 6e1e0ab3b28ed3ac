import { loadPurchasePackage } from '@/platform/purchase-package.weapp'
import { isSignedIn } from '@/stores/session'
import type { FindLastFamily, LatePackage, Remind, TellUrgent } from './late-parts.types'

/** The rules of the form are in the package of the purchase. */
export const findLastFamily: FindLastFamily = async (page, info) => {
  if (!isSignedIn()) return undefined
  const brought = await loadPurchasePackage<LatePackage>().catch(() => undefined)
  return brought?.lastFamily(page, info)
}

/** The popup is in the package of the purchase. */
export const remind: Remind = async (page) => {
  if (!isSignedIn()) return
  const brought = await loadPurchasePackage<LatePackage>().catch(() => undefined)
  await brought?.remindToPay(page)
}

/** The main package has no room for the dialog. The card on the page has the same text. */
export const tellUrgent: TellUrgent = () => Promise.resolve()
