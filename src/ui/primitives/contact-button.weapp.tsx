import type { ContactButtonProps } from './contact-button.types'
import { NativeButton } from './native-button.weapp'

export const ContactButton = ({ fallback: _fallback, ...look }: ContactButtonProps) => (
  <NativeButton look={look} openType="contact" />
)
