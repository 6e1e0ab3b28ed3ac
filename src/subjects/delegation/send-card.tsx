import { host } from '@/copy/shell/host'
import type { ShareCard } from '@/platform/share.types'
import { ask } from '@/ui/dialog/service'
import { shareGuide } from '@/ui/dialogs/share-guide'
import { ShareButton } from '@/ui/primitives/native-button'
import { toast } from '@/ui/toast/service'

/** Sends a card to a chat: by WeChat, by the device's own menu, or by the copied link. */
export const SendCard = ({ card, text }: { card: ShareCard; text: string }) => (
  <ShareButton
    kind="primary"
    size="l"
    block
    card={card}
    onShared={(way) => {
      if (!way.ok) return way.code === 'CANCELLED' ? undefined : toast(host.shareFailed)
      if (way.value === 'COPIED') toast(host.linkCopied)
      if (way.value === 'MENU') void ask(shareGuide, {})
    }}
  >
    {text}
  </ShareButton>
)
