import type { ReactNode } from 'react'
import type { PortResult } from '@/platform/failure'
import type { MiniProgramTarget } from '@/platform/mini-program.types'
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
