import { loadPurchasePackage } from '@/platform/purchase-package.weapp'
import { isSignedIn } from '@/stores/session'
import type { lastFamily } from '@/subjects/apply'
import type { remindToPay } from '@/subjects/pay'
import type { FindLastFamily, Remind, TellUrgent } from './late-parts.types'

/** What the package of the purchase must bring for it. */
export interface FamilyPackage {
  lastFamily: typeof lastFamily
}

/** The rules of the form are in the package of the purchase. */
export const findLastFamily: FindLastFamily = async (page, info) => {
  if (!isSignedIn()) return undefined
  const brought = await loadPurchasePackage<FamilyPackage>().catch(() => undefined)
  return brought?.lastFamily(page, info)
}

/** What the package of the purchase must bring for it. */
export interface ReminderPackage {
  remindToPay: typeof remindToPay
}

/** The popup is in the package of the purchase. */
export const remind: Remind = async (page) => {
  if (!isSignedIn()) return
  const brought = await loadPurchasePackage<ReminderPackage>().catch(() => undefined)
  await brought?.remindToPay(page)
}

/** The main package has no room for the dialog. The card on the page has the same text. */
export const tellUrgent: TellUrgent = () => Promise.resolve()
