import { useState } from 'react'
import { send } from '@/api/client'
import { cancelOrder, type OrderSummary } from '@/contract/order'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { payment } from '@/copy/purchase/payment'
import { orders } from '@/copy/records/orders'
import { orderStatusText } from '@/copy/records/statuses'
import { newId } from '@/domain/base/uuid'
import { canMove, UNKNOWN } from '@/domain/order/states'
import { lookUp, orderWordOf, type OrderWord } from '@/domain/situation/situation'
import { instantMs } from '@/domain/time/instant'
import { isPast } from '@/platform/clock'
import { pathTo } from '@/routes/path-to'
import { isPaying } from '@/stores/paying'
import { alert, confirm } from '@/ui/dialog/message'
import type { StatusTone } from '@/ui/display/status-tag'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'

const tones: Record<OrderWord, StatusTone> = {
  TO_PAY: 'due',
  PAYING: 'due',
  ISSUING: 'due',
  PAID: 'good',
  CANCELLED: 'over',
  EXPIRED: 'over',
  REVOKED: 'over',
  REFUSED: 'over',
  NOT_ISSUED: 'over',
  GIVEN_BACK: 'over',
  UNKNOWN: 'due',
}

export const toneOf = (order: OrderSummary): StatusTone => lookUp(tones, orderWordOf(order))

/** The order's state in one word. */
export const stateOf = (order: OrderSummary): string => orderStatusText(orderWordOf(order))

/** Whether nobody has paid the order yet. */
export const isUnpaid = ({ status }: OrderSummary): boolean =>
  status !== UNKNOWN && canMove({ machine: 'proposal', from: status, event: 'cancel' })

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

/** Stands where the deadline was, of an order whose cashier the user went to. */
export const MoneyOnItsWay = () => (
  <Box role="status">
    <Text as="block" bold>
      {payment.paying}
    </Text>
    <Text as="block">{payment.payingText}</Text>
  </Box>
)

/**
 * Asks, cancels the order and reloads it. It reloads after a failure too, because the order may
 * have changed.
 */
export const useCancel = (
  orderId: string,
  words: FailureWords,
  onChange: () => Promise<void>,
): (() => Promise<void>) => {
  const [key] = useState(newId)
  return async () => {
    const asked = await confirm({
      icon: 'warning-red',
      title: orders.cancelAsk,
      text: orders.cancelText,
      confirmText: orders.cancelConfirm,
      cancelText: orders.cancelKeep,
    })
    if (asked.kind !== 'confirmed') return
    const answer = await send(cancelOrder, { orderId }, key)
    if (answer.ok) toast(orders.cancelled)
    else await alert({ title: failureText(answer.error, words) })
    await onChange()
  }
}
