import type { Failure } from '@/api/client'
import { buttons } from '@/copy/buttons'
import { failureText } from '@/copy/failures'
import { orders } from '@/copy/orders'
import { pathTo } from '@/routes/pathTo'
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
        <Link to={pathTo('orderCenter', {}, context)}>{orders.detail}</Link>
      ) : (
        <Button kind="primary" onClick={onRetry}>
          {buttons.retry}
        </Button>
      )}
    </StatePanel>
  )
}
