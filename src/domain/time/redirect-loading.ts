/** A transfer page hides its loading after this, whatever happened (specification section 9). */
export const REDIRECT_LOADING_MS = 2000
