/** Durations (specification section 9), in milliseconds unless the name says otherwise. */

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
