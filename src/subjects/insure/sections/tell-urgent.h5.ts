import { loadNoticePopup } from '@/subjects/city'
import type { TellUrgent } from './tell-urgent.types'

/**
 * The dialog loads on demand, because few users get one. The card on the page has the same text.
 */
export const tellUrgent: TellUrgent = (announcement) =>
  loadNoticePopup().then(
    ({ showNotice }) => showNotice(announcement),
    () => undefined,
  )
