import { askInsured as copy } from '@/copy/records/ask-insured'
import { host } from '@/copy/shell/host'
import { ask } from '@/ui/dialog/service'
import { shareGuide } from '@/ui/dialogs/share-guide'
import { ShareButton } from '@/ui/primitives/native-button'
import { toast } from '@/ui/toast/service'
import type { SendLinkProps } from './send-link.types'

/** Shares the link to an app or by WeChat's own menu; otherwise copies it. */
export const SendLink = ({ path, title }: SendLinkProps) => (
  <ShareButton
    kind="primary"
    size="l"
    block
    card={{ title, path }}
    onShared={(way) => {
      if (!way.ok) return way.code === 'CANCELLED' ? undefined : toast(host.shareFailed)
      if (way.value === 'COPIED') toast(host.linkCopied)
      if (way.value === 'MENU') void ask(shareGuide, {})
    }}
  >
    {copy.send}
  </ShareButton>
)
