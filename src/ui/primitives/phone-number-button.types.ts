import type { ReactNode } from 'react'
import type { PortResult } from '@/platform/failure'
import type { ButtonLook } from './native-button.types'

export interface PhoneNumberButtonProps extends ButtonLook {
  /**
   * Called with a code, valid once for five minutes, by which the gateway gets the number from
   * WeChat.
   */
  onCode: (code: PortResult<string>) => void
  /** Mobile number and SMS code, for hosts where WeChat gives no number. */
  fallback: ReactNode
}
