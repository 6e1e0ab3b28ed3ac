import type { ButtonLook } from './native-button.types'

export interface AgreePrivacyButtonProps extends Omit<ButtonLook, 'id'> {
  onAgree: () => void
}
