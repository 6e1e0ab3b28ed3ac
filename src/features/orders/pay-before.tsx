import type { OrderSummary } from '@/contract/order'
import { fill } from '@/copy/fill'
import { orders as copy } from '@/copy/records/orders'
import { instantMs } from '@/domain/time/instant'
import { minuteText } from '@/domain/time/minute-text'
import { CountdownText } from '@/ui/display/countdown-text'
import { Row } from '@/ui/layout/stack'
import { Text } from '@/ui/primitives/text'
import { isOpen } from './order-state'

export interface PayBeforeProps {
  order: OrderSummary
  /** The time is over: only the gateway knows what became of the order. */
  onEnd: () => void
}

/** Until when an open order may be paid. */
export const PayBefore = ({ order, onEnd }: PayBeforeProps) =>
  isOpen(order.status) ? (
    <Row gap={2} wrap>
      <Text size="s" tone="warning" numeric>
        {fill(copy.payBefore, { TIME: minuteText(order.expireAt) })}
      </Text>
      <CountdownText endAtMs={instantMs(order.expireAt)} onEnd={onEnd} />
    </Row>
  ) : null
