import { useEffect, useMemo, useState } from 'react'
import { send } from '@/api/client'
import type { ProductId } from '@/contract/fields'
import { listOrders, type OrderSummary } from '@/contract/order'
import { front } from '@/copy/product/front'
import { wording } from '@/copy/product/wording'
import { orders as copy } from '@/copy/records/orders'
import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import { orderFilters, type OrderFilter } from '@/domain/order/groups'
import { noteFault } from '@/platform/fault'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { productKey, useCatalogue } from '@/stores/catalogue'
import { useVisit } from '@/stores/visit'
import { loadRemindToPay } from '@/subjects/unpaid'
import { PagedList } from '@/ui/blocks/paged-list/paged-list'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { later } from '@/ui/load/later'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { RadioGroup } from '@/ui/primitives/radio-group'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { Tabs } from '@/ui/tabs/tabs'
import { CityNote } from './city-note'
import type { Grouping } from './grouped-orders'
import { OrderCard } from './order-card'

const fetchGroups = () => import('./grouped-orders')

/** As a list of the newest first, or grouped. */
const orderViews = ['time', 'person', 'product'] as const satisfies readonly ('time' | Grouping)[]
type OrderView = (typeof orderViews)[number]

const filterOf = (asked: string | undefined): OrderFilter =>
  orderFilters.find((filter) => filter === asked?.toUpperCase()) ?? 'ALL'

/** The user's orders: all, or those of one product. */
export const OrderCenter = ({
  tab,
  cityCode = '',
  productCode = '',
  of,
  by,
}: {
  tab?: string | undefined
  /** Shows only orders of the address's product. */
  of?: 'product' | undefined
  /** The user is at a city's own address. */
  by?: 'city' | undefined
  /**
   * The product that led here. The page keeps its words even after the user viewed another
   * product's order.
   */
  cityCode?: string | undefined
  productCode?: string | undefined
}) => {
  const [filter, setFilter] = useState(() => filterOf(tab))
  const [view, setView] = useState<OrderView>('time')
  const page = useCatalogue(({ pages }) => pages[productKey({ cityCode, productCode })]?.page)
  const tabs = [
    { value: 'ALL', text: copy.all },
    { value: 'UNPAID', text: copy.unpaidTab },
    { value: 'PAID', text: copy.paidTab },
    { value: 'CLOSED', text: copy.closedTab },
  ] as const
  const title = wording(page ?? { productCode }).orderCenter
  // What an address is about holds for the list and for the popup alike.
  const only = useMemo(
    () => (of ? { cityCode, productCode } : by && { cityCode }),
    [of, by, cityCode, productCode],
  )
  // An address that names a tab, such as unpaid orders, already shows what the visitor wants, so no
  // popup reminds of it.
  useEffect(() => {
    if (tab !== undefined) return
    loadRemindToPay()
      .then((flow) => flow.remindToPay(only, by))
      .catch(noteFault)
  }, [tab, only, by])
  // Who groups the orders then waits for nothing but the orders.
  useEffect(() => void fetchGroups().catch(() => undefined), [])
  return (
    <PageShell title={title} back={pathTo('insure')}>
      <Tabs label={title} tabs={tabs} value={filter} onChange={setFilter}>
        <Text as="block" size="s" tone="soft" className="hm-paged__about">
          {copy.about}
        </Text>
        <Box className="hm-paged__about">
          <Link to={pathTo('serviceTabs', { tab: 'policy' })}>{front.family}</Link>
        </Box>
        {cityCode ? <CityNote cityCode={cityCode} on="center" /> : null}
        <RadioGroup
          className="hm-order__view"
          label={copy.view}
          value={view}
          onChange={(value) => setView(orderViews.find((one) => one === value) ?? 'time')}
          choices={orderViews.map((value) => ({ value, text: copy[value] }))}
        />
        <OrderList key={filter} filter={filter} view={view} only={only} by={by} />
      </Tabs>
      <Box className="hm-order__settings">
        <Link to={pathTo('settings')}>{buttons.settings}</Link>
        <Link to={pathTo('desk')}>{shell.toService}</Link>
      </Box>
    </PageShell>
  )
}

const OrderList = ({
  filter,
  view,
  only,
  by,
}: {
  filter: OrderFilter
  view: OrderView
  /** Limits the list to a product, or to the city of a city's own address. */
  only: Partial<ProductId> | undefined
  by: 'city' | undefined
}) => {
  const words = useVisit(({ context }) => context)
  const shared = {
    loading: <OrdersLoading />,
    empty: (
      <StatePanel picture="empty" title={copy.empty}>
        <Button kind="primary" onClick={() => go(pathTo('insure'))}>
          {copy.emptyAction}
        </Button>
      </StatePanel>
    ),
    row: (order: OrderSummary, again: () => Promise<void>) => (
      <OrderCard
        key={order.orderId}
        order={order}
        by={by}
        onEnd={() => void again()}
        onCancel={again}
      />
    ),
  }
  if (view !== 'time')
    return <GroupedOrders grouping={view} filter={filter} only={only} words={words} {...shared} />
  return (
    <PagedList
      name={filter}
      load={(cursor) =>
        send(listOrders, { ...only, status: filter, ...(cursor ? { cursor } : {}) })
      }
      words={words}
      {...shared}
    />
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

const GroupedOrders = later(async () => (await fetchGroups()).GroupedOrders, <OrdersLoading />)
