import { host as copy } from '@/copy/shell/host'
import { shareGuide } from '@/dialogs/share-guide'
import type { PortResult } from '@/platform/failure'
import type { ShareWay } from '@/platform/share'
import { ask } from '@/ui/dialog/service'
import { toast } from '@/ui/toast/service'

/** What is left to do for the person who shares; nothing where an app took it. */
export const tellShared = (shared: PortResult<ShareWay>): void => {
  if (!shared.ok) return shared.code === 'CANCELLED' ? undefined : toast(copy.shareFailed)
  if (shared.value === 'COPIED') toast(copy.linkCopied)
  if (shared.value === 'MENU') void ask(shareGuide, {})
}
