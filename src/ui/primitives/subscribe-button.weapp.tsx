import { askToSubscribe } from '@/platform/subscribe'
import { Button } from './button'
import type { SubscribeButtonProps } from './subscribe-button.types'

export const SubscribeButton = ({
  templateIds,
  onAnswer,
  fallback: _fallback,
  ...look
}: SubscribeButtonProps) => (
  // Asked first of all: after any await WeChat refuses.
  <Button {...look} onClick={() => askToSubscribe(templateIds).then(onAnswer)} />
)
