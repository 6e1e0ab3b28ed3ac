/** How long things take (specification section 9). Milliseconds unless the name says otherwise. */

/** After it a call's outcome is unknown, never "failed". */
export const REQUEST_TIMEOUT_MS = 50_000
export const TOAST_MS = 1500
/** From a dialog's answer to its removal, so that its way out can be seen. */
export const DIALOG_CLOSE_MS = 300
/** From a login that is renewed to the page that starts afresh. */
export const AUTH_RELOAD_MS = 2000
/** 1/24 day: logins, the insure alert and the subscribe flag. */
export const HOUR_FLAG_MS = 3_600_000
export const DEBOUNCE_MS = 100
export const THROTTLE_MS = 50
export const WITHDRAWAL_POPUP_SECONDS = 5
