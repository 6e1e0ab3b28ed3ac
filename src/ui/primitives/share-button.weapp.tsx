import { useShare } from '@/platform/share'
import { NativeButton } from './native-button.weapp'
import type { ShareButtonProps } from './share-button.types'

/** The page's configuration must say `enableShareAppMessage`; its menu shares the same card. */
export const ShareButton = ({ card, onShared: _onShared, ...look }: ShareButtonProps) => {
  useShare(() => card)
  return <NativeButton look={look} openType="share" />
}
