import { NativeButton } from './native-button.weapp'
import type { OpenSettingButtonProps } from './open-setting-button.types'

export const OpenSettingButton = ({
  onReturn,
  fallback: _fallback,
  ...look
}: OpenSettingButtonProps) => (
  <NativeButton look={look} openType="openSetting" onOpenSetting={() => onReturn()} />
)
