import type { ReactNode } from 'react'
import type { PortResult } from '@/platform/failure'
import type { ButtonLook } from './native-button.types'

export interface PhoneNumberButtonProps extends ButtonLook {
  /** A code, good once for five minutes, by which the gateway learns the number from WeChat. */
  onCode: (code: PortResult<string>) => void
  /** Mobile and SMS code, where WeChat tells no number. */
  fallback: ReactNode
}
