import type { remindToPay } from '@/subjects/pay/flow/remind-to-pay'
import type { Posters } from '@/subjects/share/poster/load-posters.types'
import type { lastFamily } from '@/subjects/apply/flow/last-family'
import type { setPopups } from './on-page'

/** Popups that open over a page without a tap. */
export interface Popups {
  setPopups: typeof setPopups
}

/** What the mini-program loads with them: the popup of an unpaid order, the last family, the posters. */
export interface NativePopups extends Popups, Posters {
  remindToPay: typeof remindToPay
  lastFamily: typeof lastFamily
}

/** Rejects when the code does not load. Then no popup is shown. */
export type LoadPopups<P extends Popups = Popups> = () => Promise<P>
