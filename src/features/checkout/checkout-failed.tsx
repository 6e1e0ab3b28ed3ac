import type { Failure } from '@/api/client'
import { failureText } from '@/copy/errors/failures'
import { orders } from '@/copy/records/orders'
import { buttons } from '@/copy/shell/buttons'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { StatePanel } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'

/** A proposal or order that cannot be shown, and the way on. */
export const CheckoutFailed = ({
  error,
  onRetry,
}: {
  error: Failure
  onRetry: () => Promise<void>
}) => {
  const { context } = useVisit.getState()
  const missing = error.name === 'NOT_FOUND'
  return (
    <StatePanel
      picture={error.name === 'NETWORK' ? 'offline' : 'error'}
      title={missing ? orders.notFound : failureText(error, context)}
      urgent
    >
      {missing ? (
        <Link to={pathTo('orderCenter')}>{orders.detail}</Link>
      ) : (
        <Button kind="primary" onClick={onRetry}>
          {buttons.retry}
        </Button>
      )}
    </StatePanel>
  )
}
