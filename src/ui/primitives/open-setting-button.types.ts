import type { ReactNode } from 'react'
import type { ButtonLook } from './native-button.types'

export interface OpenSettingButtonProps extends ButtonLook {
  /** The person is back from the settings; try again what was DENIED. */
  onReturn: () => void
  /** What to say where only the person can find the settings. */
  fallback: ReactNode
}
