import type { remindToPay } from '../remind-to-pay'
import type { setPopups } from './on-page'

/** What comes over a page by itself. */
export interface Popups {
  setPopups: typeof setPopups
}

/** The popup of an order that waits comes with them in the mini-program. */
export interface NativePopups extends Popups {
  remindToPay: typeof remindToPay
}

/** Rejects when the code does not come: then nothing is asked. */
export type LoadPopups<P extends Popups = Popups> = () => Promise<P>
