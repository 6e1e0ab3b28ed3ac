import type { OrderSummary } from '@/contract/order'
import { orderStatusText } from '@/copy/records/order-statuses'
import { canMove } from '@/domain/order/states'
import { orderWordOf } from '@/domain/situation/situation'
import { instantMs } from '@/domain/time/instant'
import { isPast } from '@/platform/clock'
import { pathTo } from '@/routes/path-to'
import { isPaying } from '@/stores/paying'
import type { StatusTone } from '@/ui/display/status-tag'

type Status = OrderSummary['status']

const tones: Record<Status, StatusTone> = {
  DRAFT: 'due',
  CONFIRMED: 'due',
  UNPAID: 'due',
  PAYING: 'due',
  PAID: 'good',
  CANCELLED: 'over',
  EXPIRED: 'over',
  REVOKED: 'over',
}

export const toneOf = (status: Status): StatusTone => tones[status]

/** The order's state in one word. */
export const stateOf = (order: OrderSummary): string => orderStatusText(orderWordOf(order))

/** Whether nobody has paid the order yet. */
export const isUnpaid = ({ status }: OrderSummary): boolean =>
  canMove({ machine: 'proposal', from: status, event: 'cancel' })

/**
 * Whether an order can still be paid or cancelled. After its time the gateway only asks whether it
 * was paid in the last moment.
 */
export const isOpen = (order: OrderSummary): boolean =>
  isUnpaid(order) && !isPast(instantMs(order.expireAt))

/** Whether the user went to the order's cashier, so that its money may be on its way. */
export const isOnItsWay = (order: OrderSummary): boolean =>
  isUnpaid(order) && isPaying(order.payOrderId)

/**
 * The address to continue an unpaid order: the cashier if a pay order is open, otherwise the choice
 * of the payment type.
 */
export const payPath = (
  { orderId, payOrderId, cityCode, productCode }: OrderSummary,
  /** The user is at a city's own address, which also shows the result. */
  by: 'city' | undefined,
): string =>
  payOrderId === null
    ? pathTo('payConfirm', { proposalId: orderId, cityCode, productCode, by })
    : pathTo('payment', { payOrderId, cityCode, productCode, by })
