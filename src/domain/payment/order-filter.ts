/** Tabs of the order list: what of all orders it shows. */
export const orderFilters = ['ALL', 'UNPAID', 'PAID', 'CLOSED'] as const
export type OrderFilter = (typeof orderFilters)[number]
