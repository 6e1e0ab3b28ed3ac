import type { ReactNode } from 'react'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { buttons } from '@/copy/shell/buttons'
import { reload } from '@/platform/navigation'
import { StatePanel } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'

type Failure = Parameters<typeof failureText>[0]

export interface FailedProps {
  /** The failure of a call. */
  error: Failure
  /** City and product that word some failures in their own way. */
  words: FailureWords
  onRetry: () => Promise<void>
  /** What to say, and the way on, where the thing itself does not exist. */
  missing?: { title: string; wayOn: ReactNode } | undefined
}

/** There is none, or the address carries what cannot be its number. */
const isMissing = ({ name }: Failure): boolean => name === 'NOT_FOUND' || name === 'BAD_REQUEST'

/** Content that did not load, why, and another try. */
export const Failed = ({ error, words, onRetry, missing }: FailedProps) =>
  missing && isMissing(error) ? (
    <StatePanel picture="empty" title={missing.title}>
      {missing.wayOn}
    </StatePanel>
  ) : (
    <StatePanel
      picture={error.name === 'NETWORK' ? 'offline' : 'error'}
      title={failureText(error, words)}
      urgent
    >
      {/* Without a login the same question gets the same answer; a fresh page signs in again. */}
      <Button kind="primary" onClick={error.name === 'AUTH_FAILED' ? reload : onRetry}>
        {buttons.retry}
      </Button>
    </StatePanel>
  )
