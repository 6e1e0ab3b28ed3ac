import { askToSubscribe } from '@/platform/subscribe'
import { Button } from './button'
import type { SubscribeButtonProps } from './subscribe-button.types'

export const SubscribeButton = ({
  templateIds,
  onAnswer,
  fallback: _fallback,
  ...look
}: SubscribeButtonProps) => (
  // Asks first, because WeChat refuses the question after any await.
  <Button {...look} onClick={() => askToSubscribe(templateIds).then(onAnswer)} />
)
