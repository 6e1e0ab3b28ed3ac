import { failureText, type FailureWords } from '@/copy/errors/failures'
import { buttons } from '@/copy/shell/buttons'
import { reload } from '@/platform/navigation'
import { Button } from '../primitives/button'
import { StatePanel } from './state-panel'

export interface FailurePanelProps {
  /** The failure of a call. */
  error: Parameters<typeof failureText>[0]
  /** City and product that word some failures in their own way. */
  words?: FailureWords
  onRetry: () => Promise<void>
}

/** Content that did not load, why, and another try. */
export const FailurePanel = ({ error, words, onRetry }: FailurePanelProps) => (
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
