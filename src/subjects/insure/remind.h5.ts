import { isSignedIn } from '@/stores/session'
import { loadRemindToPay } from '@/subjects/pay'
import type { Remind } from './remind.types'

/**
 * Loads after the page has settled, for a user who may have an order, so that the first screen does
 * not load the popup. If it does not load, there is no reminder, but the order is still in the
 * user's list.
 */
export const remind: Remind = async (page) => {
  if (!isSignedIn()) return
  const flow = await loadRemindToPay().catch(() => undefined)
  await flow?.remindToPay(page)
}
