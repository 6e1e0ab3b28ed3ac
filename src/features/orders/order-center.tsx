import { useState } from 'react'
import { send } from '@/api/client'
import { listOrders } from '@/contract/order'
import { failureText } from '@/copy/errors/failures'
import { wording } from '@/copy/product/wording'
import { orders as copy } from '@/copy/records/orders'
import { buttons } from '@/copy/shell/buttons'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { productKey, useCatalogue } from '@/stores/catalogue'
import { useVisit } from '@/stores/visit'
import { FailurePanel } from '@/ui/display/failure-panel'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { usePages } from '@/ui/load/use-pages'
import { useReturn } from '@/ui/load/use-return'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { Tabs } from '@/ui/tabs/tabs'
import { toast } from '@/ui/toast/service'
import { OrderCard } from './order-card'

const filters = ['ALL', 'UNPAID', 'PAID', 'CLOSED'] as const
type Filter = (typeof filters)[number]

const filterOf = (asked: string | undefined): Filter =>
  filters.find((filter) => filter === asked?.toUpperCase()) ?? 'ALL'

/** Everything this person ordered, whatever the product. */
export const OrderCenter = ({ tab }: { tab?: string | undefined }) => {
  const [filter, setFilter] = useState(() => filterOf(tab))
  const { cityCode = '', productCode = '' } = useVisit(({ context }) => context)
  const page = useCatalogue(({ pages }) => pages[productKey({ cityCode, productCode })]?.page)
  const tabs = [
    { value: 'ALL', text: copy.all },
    { value: 'UNPAID', text: copy.unpaidTab },
    { value: 'PAID', text: copy.paidTab },
    { value: 'CLOSED', text: copy.closedTab },
  ] as const
  const title = wording(page ?? { productCode }).orderCenter
  return (
    <PageShell title={title} back={pathTo('insure')}>
      <Tabs label={title} tabs={tabs} value={filter} onChange={setFilter}>
        <OrderList key={filter} filter={filter} />
      </Tabs>
    </PageShell>
  )
}

const OrderList = ({ filter }: { filter: Filter }) => {
  const { context } = useVisit()
  const { state, again, more } = usePages(filter, (cursor) =>
    send(listOrders, { status: filter, ...(cursor ? { cursor } : {}) }),
  )
  useReturn(() => void again())

  if (state.status === 'loading') return <OrdersLoading />
  if (state.status === 'failed')
    return <FailurePanel error={state.error} words={context} onRetry={again} />
  const { list, nextCursor } = state.value
  if (list.length === 0)
    return (
      <StatePanel picture="empty" title={copy.empty}>
        <Button kind="primary" onClick={() => go(pathTo('insure'))}>
          {copy.emptyAction}
        </Button>
      </StatePanel>
    )
  const showMore = async () => {
    const failure = await more()
    if (failure) toast(failureText(failure, context))
  }
  return (
    <>
      {list.map((order) => (
        <OrderCard key={order.orderId} order={order} onEnd={() => void again()} />
      ))}
      {nextCursor === null ? null : (
        <Box className="hm-order__more">
          <Button block onClick={showMore}>
            {buttons.more}
          </Button>
        </Box>
      )}
    </>
  )
}

const OrdersLoading = () => (
  <>
    <Card>
      <Skeleton lines={4} />
    </Card>
    <Card>
      <Skeleton lines={4} />
    </Card>
  </>
)
