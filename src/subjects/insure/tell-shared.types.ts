import type { PortResult } from '@/platform/failure'
import type { ShareWay } from '@/platform/share'

/** Tells the user what remains to be done; nothing if an app took the card. */
export type TellShared = (shared: PortResult<ShareWay>) => void
