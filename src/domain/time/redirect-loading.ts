/** A transfer page hides its loading sign after this time in any case (specification section 9). */
export const REDIRECT_LOADING_MS = 2000
