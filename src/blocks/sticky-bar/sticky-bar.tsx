import type { ReactNode } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { classNames } from '@/ui/class-names'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import './sticky-bar.css'

export interface StickyBarProps {
  /** What it comes to: an amount, and what belongs to it. */
  summary: ReactNode
  /** The summary changes while the page is filled in, and is read out when it does. */
  live?: boolean
  /** The one thing to do. `narrow` leaves the summary more room. */
  action: {
    text: string
    onClick: () => void | Promise<void>
    disabled?: boolean
    narrow?: boolean
  }
  /** Why the summary is missing, told above both, and how to ask for it again. */
  problem?: { text: string; onRetry: () => void } | undefined
}

/**
 * What is summed up and the main action, for the bottom edge of a page (`bottom` of `PageShell`,
 * which keeps it in reach and off the safe area). With large type one stands below the other.
 */
export const StickyBar = ({ summary, live = false, action, problem }: StickyBarProps) => (
  <>
    {problem === undefined ? null : (
      <Box className="hm-bar__problem" role="alert">
        <Text size="s" tone="danger">
          {problem.text}
        </Text>
        <Button kind="text" size="s" onClick={problem.onRetry}>
          {buttons.retry}
        </Button>
      </Box>
    )}
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
