import { share, useShare } from '@/platform/share'
import { Button } from './button'
import type { ShareButtonProps } from './share-button.types'

/** WeChat's menu shares the same card. */
export const ShareButton = ({ card, onShared, ...look }: ShareButtonProps) => {
  useShare(() => card)
  return <Button {...look} onClick={async () => onShared(await share(card))} />
}
