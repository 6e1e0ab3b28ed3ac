import { useShare } from '@/platform/share'
import { NativeButton } from './native-button.weapp'
import type { ShareButtonProps } from './share-button.types'

/** The page must share its card in the route table (`shares`). WeChat's menu shares the same. */
export const ShareButton = ({ card, onShared, ...look }: ShareButtonProps) => {
  useShare(() => {
    void onShared({ ok: true, value: 'SHARED' })
    return card
  })
  return <NativeButton look={look} openType="share" />
}
