import type { remindToPay } from '../pay/remind-to-pay'
import type { lastFamily } from '../purchase/last-family'
import type { setPopups } from './on-page'

/** Popups that open over a page without a tap. */
export interface Popups {
  setPopups: typeof setPopups
}

/** In the mini-program the popup of an unpaid order and the last family are loaded with them. */
export interface NativePopups extends Popups {
  remindToPay: typeof remindToPay
  lastFamily: typeof lastFamily
}

/** Rejects when the code does not load. Then no popup is shown. */
export type LoadPopups<P extends Popups = Popups> = () => Promise<P>
