import type { OrderSummary } from '@/contract/order'
import { orderStatusText } from '@/copy/records/order-statuses'
import { canMove } from '@/domain/payment/order-states'
import { orderWordOf } from '@/domain/situation/situation'
import { pathTo } from '@/routes/path-to'
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

/** How it stands, in a word. */
export const stateOf = (order: OrderSummary): string => orderStatusText(orderWordOf(order))

/** Until it is paid or closed an order may be paid, and given up. */
export const isOpen = (status: Status): boolean =>
  canMove({ machine: 'proposal', from: status, event: 'cancel' })

/** On with an open order: to the cashier if one was opened, otherwise to choosing how to pay. */
export const payPath = (
  { orderId, payOrderId, cityCode, productCode }: OrderSummary,
  /** At the city's own address, where the result is shown too. */
  by: 'city' | undefined,
): string =>
  payOrderId === null
    ? pathTo('payConfirm', { proposalId: orderId, cityCode, productCode, by })
    : pathTo('payment', { payOrderId, cityCode, productCode, by })
