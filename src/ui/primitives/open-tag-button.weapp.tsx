import { openMiniProgram } from '@/platform/environment'
import { askToSubscribe } from '@/platform/subscribe'
import { Button } from './button'
import type { SubscribeButtonProps, LaunchMiniProgramButtonProps } from './native-button.types'

export const SubscribeButton = ({
  templateIds,
  onAnswer,
  fallback: _fallback,
  ...look
}: SubscribeButtonProps) => (
  // Asks first, because WeChat refuses the question after any await.
  <Button {...look} onClick={() => askToSubscribe(templateIds).then(onAnswer)} />
)

export const LaunchMiniProgramButton = ({
  target,
  onLaunched,
  fallback: _fallback,
  ...look
}: LaunchMiniProgramButtonProps) => (
  <Button {...look} onClick={() => openMiniProgram(target).then(onLaunched)} />
)
