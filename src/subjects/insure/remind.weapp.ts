import { loadPurchasePackage } from '@/platform/purchase-package.weapp'
import { isSignedIn } from '@/stores/session'
import type { remindToPay } from '@/subjects/pay'
import type { Remind } from './remind.types'

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
