import { isSignedIn } from '@/stores/session'
import { loadLastFamily } from '@/subjects/apply'
import { loadNoticePopup } from '@/subjects/city'
import { loadRemindToPay } from '@/subjects/unpaid'
import type { FindLastFamily, Remind, TellUrgent } from './late-parts.types'

/** Loads nothing for a visitor. */
export const findLastFamily: FindLastFamily = async (page, info) => {
  if (!isSignedIn()) return undefined
  const flow = await loadLastFamily().catch(() => undefined)
  return flow?.lastFamily(page, info)
}

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

/**
 * The dialog loads on demand, because few users get one. The card on the page has the same text.
 */
export const tellUrgent: TellUrgent = (announcement) =>
  loadNoticePopup().then(
    ({ showNotice }) => showNotice(announcement),
    () => undefined,
  )
