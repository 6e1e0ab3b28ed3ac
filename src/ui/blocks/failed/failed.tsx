import type { ReactNode } from 'react'
import { retryText, type failureText, type FailureWords } from '@/copy/errors/failures'
import { buttons } from '@/copy/shell/buttons'
import { reload } from '@/platform/navigation'
import { StatePanel } from '../../display/state-panel'
import { Button } from '../../primitives/button'

type Failure = Parameters<typeof failureText>[0]

export interface FailedProps {
  /** The failure of a call. */
  error: Failure
  /** City and product, which have their own texts for some failures. */
  words: FailureWords
  onRetry: () => Promise<void>
  /** The text and the link if the record itself does not exist. */
  missing?: { title: string; wayOn: ReactNode } | undefined
}

/** The record does not exist, or the address carries an invalid id. */
const isMissing = ({ name }: Failure): boolean => name === 'NOT_FOUND' || name === 'BAD_REQUEST'

/** Says why content did not load and offers another try. */
export const Failed = ({ error, words, onRetry, missing }: FailedProps) =>
  missing && isMissing(error) ? (
    <StatePanel picture="empty" title={missing.title} withHelp>
      {missing.wayOn}
    </StatePanel>
  ) : (
    <StatePanel
      picture={error.name === 'NETWORK' ? 'offline' : 'error'}
      title={retryText(error, words)}
      urgent
    >
      {/* Without a login the same call would fail again; a new page signs in again. */}
      <Button kind="primary" onClick={error.name === 'AUTH_FAILED' ? reload : onRetry}>
        {buttons.retry}
      </Button>
    </StatePanel>
  )
