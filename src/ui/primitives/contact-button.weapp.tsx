import type { ContactButtonProps } from './contact-button.types'
import { NativeButton } from './native-button.weapp'

export const ContactButton = ({
  fallback: _fallback,
  about = '',
  onOpen,
  ...look
}: ContactButtonProps) => (
  <NativeButton look={look} openType="contact" sessionFrom={about} onClick={() => onOpen?.()} />
)
