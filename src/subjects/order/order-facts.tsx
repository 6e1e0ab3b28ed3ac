import type { OrderDetail } from '@/contract/order'
import type { PolicyStatus, ShownRefund } from '@/contract/shown'
import { insuredNameText } from '@/copy/product/insured-name'
import { wording } from '@/copy/product/wording'
import { orders } from '@/copy/records/orders'
import { policies } from '@/copy/records/policies'
import { refunds as copy, refundStatuses } from '@/copy/records/refunds'
import { policyStatusText } from '@/copy/records/statuses'
import { shell } from '@/copy/shell/shell'
import { mergeByHome } from '@/domain/apply/home'
import { policyWordOf } from '@/domain/situation/situation'
import { minuteText } from '@/domain/time/instant'
import { dial } from '@/platform/device'
import { pathTo } from '@/routes/path-to'
import { PersonCard } from '@/ui/blocks/person-card/person-card'
import { Copyable } from '@/ui/display/copyable'
import { Money } from '@/ui/display/money'
import { Period } from '@/ui/display/period'
import { StatusTag, type StatusTone } from '@/ui/display/status-tag'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { LinkRows } from '@/ui/layout/link-rows'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'

/** The facts of the order and the applicant. */
export const OrderFacts = ({ order }: { order: OrderDetail }) => (
  <>
    <Card title={order.productName}>
      <Facts
        facts={[
          { name: orders.number, value: <Copyable text={order.orderId} name={orders.number} /> },
          { name: orders.total, value: <Money fen={order.totalFen} /> },
          { name: policies.period, value: <Period of={order} /> },
        ]}
      />
    </Card>
    <PersonCard title={wording(order).applicant} person={order.applicant} />
  </>
)

/** 长辈版: what was bought, for whom, until when and for how much. */
export const OrderSummary = ({ order }: { order: OrderDetail }) => (
  <Card title={order.productName}>
    <Facts
      facts={[
        {
          name: wording(order).insurant,
          value: mergeByHome(order.price.insurants)
            .map(({ name }) => name)
            .join('、'),
        },
        { name: policies.period, value: <Period of={order} /> },
        { name: orders.total, value: <Money fen={order.totalFen} /> },
      ]}
    />
  </Card>
)

/** The policies of the order, each of which leads to its page. */
export const OrderPolicies = ({ order }: { order: OrderDetail }) => {
  const { cityCode, productCode, refusal, givenBack } = order
  const statusText = (status: PolicyStatus) =>
    policyStatusText(policyWordOf({ status, refusal, givenBack }))
  if (order.policies.length === 0) return null
  return (
    <Card title={orders.policies}>
      <LinkRows
        rows={order.policies.map(({ policyId, policyNo, status, ...insured }) => ({
          key: policyId,
          icon: 'shield',
          to: pathTo('policyDetail', { policyId, cityCode, productCode }),
          words: (
            <>
              <Text as="block" numeric>
                {insuredNameText(insured)}
              </Text>
              <Text as="block" size="s" tone="soft" numeric>
                {statusText(status)}
                {policyNo === '' ? null : <> · {policyNo}</>}
              </Text>
            </>
          ),
        }))}
      />
    </Card>
  )
}

const tones: Record<ShownRefund['status'], StatusTone> = {
  REQUESTED: 'due',
  PROCESSING: 'due',
  ABNORMAL: 'due',
  REFUNDED: 'good',
  UNKNOWN: 'due',
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
        title={copy.title}
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
