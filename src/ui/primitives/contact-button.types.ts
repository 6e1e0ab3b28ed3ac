import type { ReactNode } from 'react'
import type { ButtonLook } from './native-button.types'

export interface ContactButtonProps extends ButtonLook {
  /** What the chat is about, for those who answer: an order number. */
  about?: string | undefined
  /** Runs as the chat opens. */
  onOpen?: (() => void) | undefined
  /** Shown if the host has no chat with customer service. */
  fallback: ReactNode
}
