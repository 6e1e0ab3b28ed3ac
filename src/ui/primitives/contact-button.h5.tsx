import type { ContactButtonProps } from './contact-button.types'

/** Only the mini-program has a chat with customer service. */
export const ContactButton = ({ fallback }: ContactButtonProps) => <>{fallback}</>
