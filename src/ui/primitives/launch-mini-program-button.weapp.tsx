import { openMiniProgram } from '@/platform/environment'
import { Button } from './button'
import type { LaunchMiniProgramButtonProps } from './launch-mini-program-button.types'

export const LaunchMiniProgramButton = ({
  target,
  onLaunched,
  fallback: _fallback,
  ...look
}: LaunchMiniProgramButtonProps) => (
  <Button {...look} onClick={() => openMiniProgram(target).then(onLaunched)} />
)
