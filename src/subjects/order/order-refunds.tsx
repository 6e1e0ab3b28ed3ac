import type { OrderDetail } from '@/contract/order'
import type { ShownRefund } from '@/contract/shown'
import { revoke as copy } from '@/copy/records/revoke'
import { shell } from '@/copy/shell/shell'
import { minuteText } from '@/domain/time/instant'
import { dial } from '@/platform/device'
import { Money } from '@/ui/display/money'
import { StatusTag, type StatusTone } from '@/ui/display/status-tag'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { refundStatuses } from './copy/refund-statuses'

const tones: Record<ShownRefund['status'], StatusTone> = {
  REQUESTED: 'due',
  PROCESSING: 'due',
  ABNORMAL: 'due',
  REFUNDED: 'good',
}

/** Every refund of the order with its progress. */
export const OrderRefunds = ({
  order: { refunds, servicePhone: phone },
}: {
  order: OrderDetail
}) => (
  <>
    {refunds.map((refund) => (
      <Card
        key={refund.requestedAt + refund.amountFen}
        title={copy.refunds}
        aside={<StatusTag tone={tones[refund.status]} text={refundStatuses[refund.status]} />}
      >
        <Stack gap={3}>
          <Facts facts={factsOf(refund)} />
          {refund.status === 'ABNORMAL' && phone ? (
            <Button block onClick={() => void dial(phone)}>
              {shell.servicePhone} {phone}
            </Button>
          ) : null}
        </Stack>
      </Card>
    ))}
  </>
)

function factsOf({ status, amountFen, reason, requestedAt, acceptedAt, refundedAt }: ShownRefund) {
  const dates = [
    { name: copy.requestedAt, at: requestedAt },
    { name: copy.acceptedAt, at: acceptedAt },
    { name: copy.refundedAt, at: refundedAt },
  ]
  return [
    { name: copy.amount, value: <Money fen={amountFen} /> },
    ...(reason ? [{ name: copy.reason, value: reason }] : []),
    { name: copy.way, value: copy.wayText },
    ...dates.flatMap(({ name, at }) => (at === null ? [] : [{ name, value: minuteText(at) }])),
    ...(status === 'PROCESSING' ? [{ name: copy.arrival, value: copy.arrivalText }] : []),
  ]
}
