import type { ReactNode } from 'react'
import type { ButtonLook } from './native-button.types'

export interface OpenSettingButtonProps extends ButtonLook {
  /** The user returned from the settings, so try again what was DENIED. */
  onReturn: () => void
  /** Shown if only the user can find the settings. */
  fallback: ReactNode
}
