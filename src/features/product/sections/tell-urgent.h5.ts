import type { TellUrgent } from './tell-urgent.types'

/** Its dialog is for the few who have something to be told; the card on the page says it as well. */
export const tellUrgent: TellUrgent = (announcement) =>
  import('@/flows/notice-popup').then(
    ({ showNotice }) => showNotice(announcement),
    () => undefined,
  )
