import { fill } from '@/copy/fill'
import { payBefore as copy } from '@/copy/purchase/pay-before'
import { instantMs } from '@/domain/time/instant'
import { minuteText } from '@/domain/time/minute-text'
import { CountdownText } from '@/ui/display/countdown-text'
import type { Ended } from '@/ui/display/use-countdown'
import { Row } from '@/ui/layout/stack'
import { Text } from '@/ui/primitives/text'

export interface PayBeforeProps {
  /** Of the order, the same wherever it is shown. */
  expireAt: string
  /** The time is over, or not after all: only the gateway knows what became of the order. */
  onEnd: Ended
}

/** Until when an open order may be paid. */
export const PayBefore = ({ expireAt, onEnd }: PayBeforeProps) => (
  <Row gap={2} wrap className="hm-before">
    <Text size="s" tone="warning" numeric>
      {fill(copy.text, { TIME: minuteText(expireAt) })}
    </Text>
    <CountdownText endAtMs={instantMs(expireAt)} onEnd={onEnd} />
  </Row>
)
