import { stoppedPaying } from '@/stores/paying'
import { forgetCodes } from '@/stores/sent-code'
import type { StoredElsewhere } from './stored-elsewhere.types'

/** In the tab's storage, from before a reload: their stores need not have been loaded since. */
export const storedElsewhere: StoredElsewhere = [stoppedPaying, forgetCodes]
