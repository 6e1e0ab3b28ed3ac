import { loadPopups } from './popups/load-popups.weapp'
import { isSignedIn } from '@/stores/session'
import type { Remind } from './remind.types'

/** The popup is in the package of the purchase. */
export const remind: Remind = async (page) => {
  if (!isSignedIn()) return
  const popups = await loadPopups().catch(() => undefined)
  await popups?.remindToPay(page)
}
