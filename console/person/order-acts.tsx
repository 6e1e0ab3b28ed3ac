import type { ResponseOf } from '../../server/console/calls/define'
import type { readOrder } from '../../server/console/calls/people'

/** What may be done with an order now. */
export const OrderActs = (_: { of: ResponseOf<typeof readOrder> }) => null
