import type { ReactNode } from 'react'
import type { ButtonLook } from './native-button.types'

export interface ContactButtonProps extends ButtonLook {
  /** Shown if the host has no chat with customer service. */
  fallback: ReactNode
}
