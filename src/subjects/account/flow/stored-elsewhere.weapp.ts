import type { StoredElsewhere } from './stored-elsewhere.types'

/** In the mini-program session data ends with the run, and the running stores know it. */
export const storedElsewhere: StoredElsewhere = []
