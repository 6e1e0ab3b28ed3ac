import { PendingPage, type PendingPageProps } from '@/blocks/pending-page/pending-page'
import { orders } from '@/copy/records/orders'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { Link } from '@/ui/primitives/link'

/** A proposal or order that is still on its way, or cannot be shown; then the way on. */
export const PendingCheckout = (props: Omit<PendingPageProps, 'words' | 'missing'>) => (
  <PendingPage
    {...props}
    words={useVisit(({ context }) => context)}
    missing={{
      title: orders.notFound,
      wayOn: <Link to={pathTo('orderCenter')}>{orders.detail}</Link>,
    }}
  />
)
