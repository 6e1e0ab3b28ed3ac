import { host as copy } from '@/copy/shell/host'
import type { PortResult } from '@/platform/failure'
import type { ShareWay } from '@/platform/share'
import { toast } from '@/ui/toast/service'

/** What is left to do for the person who shares; nothing where an app took it. */
export const tellShared = (shared: PortResult<ShareWay>): void => {
  if (!shared.ok) return shared.code === 'CANCELLED' ? undefined : toast(copy.shareFailed)
  if (shared.value === 'COPIED') toast(copy.linkCopied)
  if (shared.value === 'MENU') toast(copy.shareFromMenu)
}
