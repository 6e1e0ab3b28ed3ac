import { useCallback, useState } from 'react'
import { fill } from '@/copy/fill'
import { instantMs, minuteText } from '@/domain/time/instant'
import { timeLeft, useCountdown, type Ended } from '@/ui/display/use-countdown'
import { Row } from '@/ui/layout/stack'
import { Text } from '@/ui/primitives/text'
import { payBefore as copy } from './copy'

export interface PayBeforeProps {
  /** The expiry of the order, the same wherever it is shown. */
  expireAt: string
  /**
   * Called when the time is over, or is not over after all. Only the gateway knows the order's
   * state.
   */
  onEnd: Ended
  /** Also says that the end costs nothing, where a tap then begins the same order again. */
  explains?: boolean
}

/** Until when an unpaid order can be paid. After that it says so, and no longer asks for payment. */
export const PayBefore = ({ expireAt, onEnd, explains = false }: PayBeforeProps) => {
  const [isOver, setIsOver] = useState(false)
  const end = useCallback(
    (ended: boolean) => {
      setIsOver(ended)
      onEnd(ended)
    },
    [onEnd],
  )
  const left = useCountdown(instantMs(expireAt), end)
  return (
    <Row gap={2} wrap className="hm-before">
      <Text size="s" tone="warning" numeric>
        {isOver ? copy.over : fill(copy.text, { TIME: minuteText(expireAt) })}
      </Text>
      {left.running && !isOver ? (
        <Text numeric bold>
          {timeLeft(left.running)}
        </Text>
      ) : null}
      {explains && !isOver ? (
        <Text as="block" size="s" tone="soft">
          {copy.after}
        </Text>
      ) : null}
    </Row>
  )
}
