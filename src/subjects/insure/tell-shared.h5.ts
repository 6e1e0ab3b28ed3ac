import { host as copy } from '@/copy/shell/host'
import { ask } from '@/ui/dialog/service'
import { shareGuide } from '@/ui/dialogs/share-guide'
import { toast } from '@/ui/toast/service'
import type { TellShared } from './tell-shared.types'

export const tellShared: TellShared = (shared) => {
  if (!shared.ok) return shared.code === 'CANCELLED' ? undefined : toast(copy.shareFailed)
  if (shared.value === 'COPIED') toast(copy.linkCopied)
  if (shared.value === 'MENU') void ask(shareGuide, {})
}
