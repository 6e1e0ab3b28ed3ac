import type { PortResult } from '@/platform/failure'
import type { ShareCard, ShareWay } from '@/platform/share.types'
import type { ButtonLook } from './native-button.types'

export interface ShareButtonProps extends ButtonLook {
  card: ShareCard
  /** Never called in the mini-program: WeChat tells nobody whether a card was sent. */
  onShared: (way: PortResult<ShareWay>) => void | Promise<void>
}
