import { fill } from '@/copy/fill'
import { payBefore as copy } from '@/copy/purchase/pay-before'
import { instantMs } from '@/domain/time/instant'
import { minuteText } from '@/domain/time/minute-text'
import { CountdownText } from '@/ui/display/countdown-text'
import type { Ended } from '@/ui/display/use-countdown'
import { Row } from '@/ui/layout/stack'
import { Text } from '@/ui/primitives/text'

export interface PayBeforeProps {
  /** The expiry of the order, the same wherever it is shown. */
  expireAt: string
  /**
   * Called when the time is over, or is not over after all. Only the gateway knows the order's
   * state.
   */
  onEnd: Ended
}

/** Until when an unpaid order can be paid. */
export const PayBefore = ({ expireAt, onEnd }: PayBeforeProps) => (
  <Row gap={2} wrap className="hm-before">
    <Text size="s" tone="warning" numeric>
      {fill(copy.text, { TIME: minuteText(expireAt) })}
    </Text>
    <CountdownText endAtMs={instantMs(expireAt)} onEnd={onEnd} />
  </Row>
)
