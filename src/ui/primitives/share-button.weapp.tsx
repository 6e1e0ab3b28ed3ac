import { useShare } from '@/platform/share'
import { NativeButton } from './native-button.weapp'
import type { ShareButtonProps } from './share-button.types'

/** The page's configuration must set `enableShareAppMessage`. Its menu shares the same card. */
export const ShareButton = ({ card, onShared, ...look }: ShareButtonProps) => {
  useShare(() => {
    void onShared({ ok: true, value: 'SHARED' })
    return card
  })
  return <NativeButton look={look} openType="share" />
}
