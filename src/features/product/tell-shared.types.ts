import type { PortResult } from '@/platform/failure'
import type { ShareWay } from '@/platform/share'

/** What is left to do for the person who shares; nothing where an app took it. */
export type TellShared = (shared: PortResult<ShareWay>) => void
