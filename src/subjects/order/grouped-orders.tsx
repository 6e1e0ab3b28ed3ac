import { useState, type ReactNode } from 'react'
import { send } from '@/api/client'
import type { Answer } from '@/contract/envelope'
import type { ProductId } from '@/contract/fields'
import { listOrders, type OrderSummary } from '@/contract/order'
import type { FailureWords } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { orders as copy } from '@/copy/records/orders'
import { type OrderFilter, groupOrders, type OrderGroup } from '@/domain/order/groups'
import { Failed } from '@/ui/blocks/failed/failed'
import { useLoad, useReturn } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading, Text } from '@/ui/primitives/text'

export type Grouping = 'person' | 'product'

/** Twenty orders come at once. More orders than these are named below the groups. */
const MOST_PAGES = 10

/** Number of groups, and of orders in a group, that are drawn at first. */
const GROUPS_AT_ONCE = 10
const ORDERS_AT_ONCE = 3

interface AllOrders {
  orders: readonly OrderSummary[]
  isWhole: boolean
}

/** Groups need all orders, so their pages are read one after another. */
const readAll = async (
  asked: Partial<ProductId> & { status: OrderFilter },
): Promise<Answer<AllOrders>> => {
  const orders: OrderSummary[] = []
  let cursor: string | null = null
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer: Awaited<ReturnType<typeof send<typeof listOrders>>> = await send(listOrders, {
      ...asked,
      ...(cursor === null ? {} : { cursor }),
    })
    if (!answer.ok) return answer
    orders.push(...answer.value.list)
    cursor = answer.value.nextCursor
    if (cursor === null) break
  }
  return { ok: true, value: { orders, isWhole: cursor === null } }
}

/** An older gateway sends only names. */
const peopleOf = ({ insurants, insurantNames }: OrderSummary): readonly string[] =>
  insurants.length > 0
    ? insurants.map(({ home: _home, ...person }) => insuredNameText(person))
    : insurantNames

const keysOf: Record<Grouping, (order: OrderSummary) => readonly string[]> = {
  person: peopleOf,
  product: ({ cityCode, productCode }) => [`${cityCode} ${productCode}`],
}

const nameOf = (grouping: Grouping, { key, orders: [first] }: OrderGroup<OrderSummary>): string =>
  grouping === 'product' ? (first?.productName ?? key) : key

/** The orders of one state by person or by product. */
export const GroupedOrders = ({
  grouping,
  filter,
  only,
  words,
  loading,
  empty,
  row,
}: {
  grouping: Grouping
  filter: OrderFilter
  /** Limits the orders to a product or to a city. */
  only: Partial<ProductId> | undefined
  /** The product whose words a failure uses. */
  words: FailureWords
  loading: ReactNode
  empty: ReactNode
  row: (order: OrderSummary, again: () => Promise<void>) => ReactNode
}) => {
  const { state, again } = useLoad(filter, () => readAll({ ...only, status: filter }))
  useReturn(() => void again())
  const [all, setAll] = useState(false)
  if (state.status === 'loading') return <>{loading}</>
  if (state.status === 'failed') return <Failed error={state.error} words={words} onRetry={again} />
  const { orders, isWhole } = state.value
  if (orders.length === 0) return <>{empty}</>
  const groups = groupOrders(orders, keysOf[grouping])
  const shown = all ? groups : groups.slice(0, GROUPS_AT_ONCE)
  return (
    <>
      {shown.map((group) => (
        <Group key={group.key} name={nameOf(grouping, group)} orders={group.orders}>
          {(order) => row(order, again)}
        </Group>
      ))}
      {shown.length < groups.length ? (
        <Box className="hm-order__more">
          <Button block onClick={() => setAll(true)}>
            {fill(copy.moreGroups, { N: String(groups.length - shown.length) })}
          </Button>
        </Box>
      ) : null}
      {isWhole ? null : (
        <Text as="block" size="s" tone="soft" className="hm-order__more">
          {fill(copy.part, { N: String(orders.length) })}
        </Text>
      )}
    </>
  )
}

const Group = ({
  name,
  orders,
  children,
}: {
  name: string
  orders: readonly OrderSummary[]
  children: (order: OrderSummary) => ReactNode
}) => {
  const [all, setAll] = useState(false)
  const shown = all ? orders : orders.slice(0, ORDERS_AT_ONCE)
  return (
    <Box as="section" label={name}>
      <Box className="hm-order__group">
        <Heading level={2}>{name}</Heading>
        <Text size="s" tone="soft">
          {fill(copy.groupCount, { N: String(orders.length) })}
        </Text>
      </Box>
      {shown.map(children)}
      {shown.length < orders.length ? (
        <Box className="hm-order__more">
          <Button block onClick={() => setAll(true)}>
            {fill(copy.moreOrders, { N: String(orders.length - shown.length) })}
          </Button>
        </Box>
      ) : null}
    </Box>
  )
}
