import type { OrderDetail } from '@/contract/order'
import type { PolicyStatus } from '@/contract/shown'
import { insuredNameText } from '@/copy/product/insured-name'
import { wording } from '@/copy/product/wording'
import { orders as copy } from '@/copy/records/orders'
import { policies } from '@/copy/records/policies'
import { policyStatusText } from '@/copy/records/policy-statuses'
import { mergeByHome } from '@/domain/apply/home'
import { policyWordOf } from '@/domain/situation/situation'
import { pathTo } from '@/routes/path-to'
import { PersonCard } from '@/ui/blocks/person-card/person-card'
import { Copyable } from '@/ui/display/copyable'
import { Money } from '@/ui/display/money'
import { Period } from '@/ui/display/period'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { LinkRows } from '@/ui/layout/link-rows'
import { Text } from '@/ui/primitives/text'

/** The facts of the order and the applicant. */
export const OrderFacts = ({ order }: { order: OrderDetail }) => (
  <>
    <Card title={order.productName}>
      <Facts
        facts={[
          { name: copy.number, value: <Copyable text={order.orderId} name={copy.number} /> },
          { name: copy.total, value: <Money fen={order.totalFen} /> },
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
        { name: copy.total, value: <Money fen={order.totalFen} /> },
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
    <Card title={copy.policies}>
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
