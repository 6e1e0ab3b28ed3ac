import { stoppedPaying } from '@/stores/paying'
import { forgetCodes } from '@/stores/sent-code'
import type { StoredElsewhere } from './stored-elsewhere.types'

/** Data in the tab's storage from before a reload, whose stores may not be loaded. */
export const storedElsewhere: StoredElsewhere = [stoppedPaying, forgetCodes]
