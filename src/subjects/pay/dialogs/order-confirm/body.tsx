import { fill } from '@/copy/fill'
import { instantMs, minuteText } from '@/domain/time/instant'
import { payBefore } from '@/subjects/unpaid'
import type { DialogControls } from '@/ui/dialog/define'
import { Money } from '@/ui/display/money'
import { timeLeft, useCountdown } from '@/ui/display/use-countdown'
import { Facts } from '@/ui/layout/facts'
import { Sheet } from '@/ui/layout/sheet'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { checkout as copy } from '../../copy'
import type { OrderConfirmProps } from '.'

export const OrderConfirmBody = ({
  expireAt,
  details,
  totalFen,
  confirm,
}: OrderConfirmProps & DialogControls<undefined>) => {
  const { ended, running } = useCountdown(instantMs(expireAt))
  return (
    <Sheet
      title={copy.orderTitle}
      actions={
        <Row spread="between" wrap>
          <Money fen={totalFen} size="l" bold />
          <Button kind="primary" size="l" disabled={ended} onClick={() => confirm(undefined)}>
            {copy.goPay}
          </Button>
        </Row>
      }
    >
      <Box role={ended ? 'alert' : running ? 'timer' : 'status'}>
        <Text as="block" tone="warning" numeric>
          {ended
            ? copy.orderEnded
            : running
              ? fill(copy.orderLeft, { TIME: timeLeft(running) })
              : fill(payBefore.text, { TIME: minuteText(expireAt) })}
        </Text>
      </Box>
      <Facts
        label={copy.orderTitle}
        facts={details.map(({ label, text: value }) => ({ name: label, value }))}
      />
    </Sheet>
  )
}
