import type { ReactNode } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { classNames } from '../../class-names'
import { Box } from '../../primitives/box'
import { Button } from '../../primitives/button'
import { Text } from '../../primitives/text'
import './sticky-bar.css'

export interface StickyBarProps {
  /** The sum: an amount and its details. */
  summary: ReactNode
  /** Screen readers announce changes of the summary while the user fills in the page. */
  live?: boolean
  /** The main action. `narrow` leaves more room for the summary. */
  action: {
    text: string
    onClick: () => void | Promise<void>
    disabled?: boolean
    narrow?: boolean
  }
  /** Why the summary is missing, shown above it, with another try. */
  problem?: { text: string; onRetry: () => void } | undefined
}

/**
 * The sum and the main action at the bottom edge of a page (`bottom` of `PageShell`, which keeps it
 * visible and outside the safe area). With large type they stand below each other.
 */
export const StickyBar = ({ summary, live = false, action, problem }: StickyBarProps) => (
  <>
    {problem === undefined ? null : <BarProblem {...problem} />}
    <Box className="hm-bar">
      <Box className="hm-bar__summary" role={live ? 'status' : undefined}>
        {summary}
      </Box>
      <Button
        kind="primary"
        size="l"
        className={classNames('hm-bar__action', action.narrow && 'hm-bar__action--narrow')}
        disabled={action.disabled}
        onClick={action.onClick}
      >
        {action.text}
      </Button>
    </Box>
  </>
)

/** Why a sum is missing, with another try. */
export const BarProblem = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <Box className="hm-bar__problem" role="alert">
    <Text size="s" tone="danger">
      {text}
    </Text>
    <Button kind="text" size="s" onClick={onRetry}>
      {buttons.retry}
    </Button>
  </Box>
)
