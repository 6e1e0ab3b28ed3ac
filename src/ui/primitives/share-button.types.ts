import type { PortResult } from '@/platform/failure'
import type { ShareCard, ShareWay } from '@/platform/share.types'
import type { ButtonLook } from './native-button.types'

export interface ShareButtonProps extends ButtonLook {
  card: ShareCard
  /**
   * In the mini-program it is called when WeChat takes the card. WeChat does not say whether it was
   * sent.
   */
  onShared: (way: PortResult<ShareWay>) => void | Promise<void>
}
