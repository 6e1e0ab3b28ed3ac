/** An order as far as grouping needs it. */
export interface GroupedOrder {
  orderId: string
  cityCode: string
  productCode: string
  createdAt: string
}

export interface OrderGroup<T> {
  key: string
  orders: T[]
}

/** Newest first. Orders of one instant keep one order by their ids, however they were loaded. */
const newestFirst = (one: GroupedOrder, other: GroupedOrder): number =>
  one.createdAt === other.createdAt
    ? one.orderId < other.orderId
      ? 1
      : -1
    : one.createdAt < other.createdAt
      ? 1
      : -1

/**
 * Groups orders by one or more keys of each. An order for several people is in the group of each.
 * The groups are in the order of their keys, so a new order moves none.
 */
export function groupOrders<T extends GroupedOrder>(
  orders: readonly T[],
  keysOf: (order: T) => readonly string[],
): OrderGroup<T>[] {
  const groups = new Map<string, T[]>()
  for (const order of [...orders].sort(newestFirst))
    for (const key of new Set(keysOf(order))) groups.set(key, [...(groups.get(key) ?? []), order])
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, own]) => ({ key, orders: own }))
}

/** Tabs of the order list, which filter the orders. */
export const orderFilters = ['ALL', 'UNPAID', 'PAID', 'CLOSED'] as const
export type OrderFilter = (typeof orderFilters)[number]
