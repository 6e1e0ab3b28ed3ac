import { Button } from './button'
import type { ShareButtonProps } from './share-button.types'

export const ShareButton = ({ card, onShared, ...look }: ShareButtonProps) => (
  <Button
    {...look}
    onClick={async () => {
      const { share } = await import('@/platform/share')
      await onShared(await share(card))
    }}
  />
)
