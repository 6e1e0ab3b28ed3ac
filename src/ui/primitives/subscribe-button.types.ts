import type { ReactNode } from 'react'
import type { PortResult } from '@/platform/failure'
import type { SubscribeAnswer } from '@/platform/subscribe.types'
import type { ButtonLook } from './native-button.types'

export interface SubscribeButtonProps extends ButtonLook {
  /** Three at most. */
  templateIds: readonly string[]
  onAnswer: (answers: PortResult<Record<string, SubscribeAnswer>>) => void
  /** Shown if the host cannot subscribe. */
  fallback: ReactNode
}
