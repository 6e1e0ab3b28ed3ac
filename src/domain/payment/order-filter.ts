/** Tabs of the order list, which filter the orders. */
export const orderFilters = ['ALL', 'UNPAID', 'PAID', 'CLOSED'] as const
export type OrderFilter = (typeof orderFilters)[number]
