import type { StoredElsewhere } from './stored-elsewhere.types'

/** What a session keeps here ends with the run, and is known to the stores that run. */
export const storedElsewhere: StoredElsewhere = []
