/** Durations, in milliseconds unless the name says otherwise. */

/** After this time the outcome of a call is unknown. It must not count as failed. */
export const REQUEST_TIMEOUT_MS = 50_000
export const TOAST_MS = 1500
/** Time between a dialog's answer and its removal, so that its closing animation can be seen. */
export const DIALOG_CLOSE_MS = 300
/** Time between a renewed login and the reload of the page. */
export const AUTH_RELOAD_MS = 2000
/** One hour: the lifetime of logins, the insure alert and the subscribe flag. */
export const HOUR_FLAG_MS = 3_600_000
export const DEBOUNCE_MS = 100
export const THROTTLE_MS = 50
export const WITHDRAWAL_POPUP_SECONDS = 5

/** How often a page asks for what happens elsewhere: soon at first, then less often. In ms. */
const FIRST_MS = 1000
const LONGEST_MS = 8000
const GROWTH = 1.4

/** The wait in ms before the nth poll (from 0). It has no end; the page decides when to stop. */
export const pollDelay = (asked: number): number =>
  Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** asked))

/** A transfer page hides its loading sign after this time in any case. */
export const REDIRECT_LOADING_MS = 2000
