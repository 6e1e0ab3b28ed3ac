import { wording } from '@/copy/product/wording'
import { payment } from '@/copy/purchase/payment'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { PendingPage, type PendingPageProps } from '@/ui/blocks/pending-page/pending-page'
import { Link } from '@/ui/primitives/link'

/** A proposal or order that is loading or cannot be shown, with a way on. */
export const PendingCheckout = (props: Omit<PendingPageProps, 'words' | 'missing'>) => {
  const context = useVisit((visit) => visit.context)
  return (
    <PendingPage
      {...props}
      words={context}
      missing={{
        title: payment.notFound,
        wayOn: <Link to={pathTo('orderCenter')}>{wording(context).orderCenter}</Link>,
      }}
    />
  )
}
