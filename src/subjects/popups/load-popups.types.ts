import type { setPopups } from './on-page'

/** Popups that open over a page without a tap. */
export interface Popups {
  setPopups: typeof setPopups
}

/** Rejects when the code does not load. Then no popup is shown. */
export type LoadPopups = () => Promise<Popups>
