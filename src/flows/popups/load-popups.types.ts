import type { remindToPay } from '../pay/remind-to-pay'
import type { setPopups } from './on-page'

/** Popups that open over a page without a tap. */
export interface Popups {
  setPopups: typeof setPopups
}

/** In the mini-program the popup of an unpaid order is loaded with them. */
export interface NativePopups extends Popups {
  remindToPay: typeof remindToPay
}

/** Rejects when the code does not load. Then no popup is shown. */
export type LoadPopups<P extends Popups = Popups> = () => Promise<P>
