import type { OrderSummary } from '@/contract/order'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { wording } from '@/copy/product/wording'
import { orders as copy } from '@/copy/records/orders'
import { minuteText } from '@/domain/time/instant'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { PayBefore } from '@/subjects/unpaid'
import { RecordCard } from '@/ui/blocks/record-card/record-card'
import { Money } from '@/ui/display/money'
import { StatusTag } from '@/ui/display/status-tag'
import { Row } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import {
  isOnItsWay,
  isOpen,
  isUnpaid,
  MoneyOnItsWay,
  payPath,
  stateOf,
  toneOf,
  useCancel,
} from './order-state'
import './orders.css'

/** An order in the list. The card links to its details, and buttons pay or cancel it. */
export const OrderCard = ({
  order,
  by,
  onEnd,
  onCancel,
}: {
  order: OrderSummary
  /** The user is at a city's own address, where its orders stay. */
  by: 'city' | undefined
  onEnd: () => void
  onCancel: () => Promise<void>
}) => {
  const cancel = useCancel(order.orderId, order, onCancel)
  const { orderId, cityCode, productCode, insurantNames, insurants } = order
  const { insurant } = wording(order)
  const count = fill(copy.people, { N: insurantNames.length, insurant })
  return (
    <RecordCard
      to={pathTo('orderDetail', { orderId, cityCode, productCode, by })}
      title={order.productName}
      status={<StatusTag tone={toneOf(order)} text={stateOf(order)} />}
      foot={
        <>
          {isOnItsWay(order) ? (
            <MoneyOnItsWay />
          ) : isUnpaid(order) ? (
            <PayBefore expireAt={order.expireAt} onEnd={onEnd} />
          ) : null}
          <Row spread="between" gap={3} className="hm-order__foot">
            <Money fen={order.totalFen} size="l" />
            {isOnItsWay(order) ? (
              <Button kind="primary" onClick={() => go(payPath(order, by))}>
                {copy.seeOutcome}
              </Button>
            ) : isOpen(order) ? (
              <Row gap={2}>
                <Button kind="text" onClick={cancel}>
                  {copy.cancel}
                </Button>
                <Button kind="primary" onClick={() => go(payPath(order, by))}>
                  {copy.payNow}
                </Button>
              </Row>
            ) : null}
          </Row>
        </>
      }
    >
      {insurants.length === 0 ? (
        <Text as="block">
          {count} {insurantNames.join('、')}
        </Text>
      ) : (
        <>
          <Text as="block">{count}</Text>
          {insurants.map((insured, index) => (
            <Text key={index} as="block" numeric>
              {insuredNameText(insured)}
            </Text>
          ))}
        </>
      )}
      <Text as="block" size="s" tone="soft" numeric>
        {copy.createdAt} {minuteText(order.createdAt)}
      </Text>
    </RecordCard>
  )
}
