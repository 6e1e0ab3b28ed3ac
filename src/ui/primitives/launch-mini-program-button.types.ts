import type { ReactNode } from 'react'
import type { MiniProgramTarget } from '@/platform/environment.types'
import type { PortResult } from '@/platform/failure'
import type { ButtonLook } from './native-button.types'

export interface LaunchMiniProgramButtonProps extends ButtonLook {
  target: MiniProgramTarget & {
    /** The mini-program's original id (`gh_...`), which official accounts need. */
    username?: string
  }
  onLaunched: (outcome: PortResult) => void
  /** Shown if nothing can launch the mini-program. */
  fallback: ReactNode
}
