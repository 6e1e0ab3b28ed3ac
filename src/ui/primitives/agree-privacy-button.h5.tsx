import type { AgreePrivacyButtonProps } from './agree-privacy-button.types'
import { Button } from './button'

export const AgreePrivacyButton = ({ onAgree, ...look }: AgreePrivacyButtonProps) => (
  <Button {...look} onClick={onAgree} />
)
