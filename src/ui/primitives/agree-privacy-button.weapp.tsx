import { AGREE_BUTTON_ID } from '@/platform/app.types'
import type { AgreePrivacyButtonProps } from './agree-privacy-button.types'
import { NativeButton } from './native-button.weapp'

/** WeChat continues a waiting call only after a real tap on this button. */
export const AgreePrivacyButton = ({ onAgree, ...look }: AgreePrivacyButtonProps) => (
  <NativeButton
    look={{ ...look, id: AGREE_BUTTON_ID }}
    openType="agreePrivacyAuthorization"
    onAgreePrivacyAuthorization={() => onAgree()}
  />
)
