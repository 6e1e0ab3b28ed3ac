import type { OrderDetail } from '@/contract/order'
import { orders as copy } from '@/copy/records/orders'
import { minuteText } from '@/domain/time/minute-text'
import { Card } from '@/ui/layout/card'
import { Steps, type StepsProps } from '@/ui/nut/steps/steps'

/** From ordering to cover, or to where it ended before. */
export const OrderCourse = ({ order }: { order: OrderDetail }) => (
  <Card title={copy.course}>
    <Steps label={copy.course} {...courseOf(order)} />
  </Card>
)

function courseOf(order: OrderDetail): Pick<StepsProps, 'steps' | 'done'> {
  const { status, createdAt, paidAt, effectiveOn, policies } = order
  const ordered = { key: 'ordered', title: copy.courseOrdered, note: minuteText(createdAt) }
  if (status === 'CANCELLED' || status === 'EXPIRED') {
    const title = status === 'CANCELLED' ? copy.courseCancelled : copy.courseExpired
    return { steps: [ordered, { key: 'closed', title }], done: 2 }
  }
  if (paidAt === null) {
    const toPay = { key: 'paid', title: copy.courseToPay }
    const toCover = { key: 'cover', title: copy.courseToCover, note: effectiveOn }
    return { steps: [ordered, toPay, toCover], done: 1 }
  }
  const paid = { key: 'paid', title: copy.coursePaid, note: minuteText(paidAt) }
  const among = (state: string) => policies.some((policy) => policy.status === state)
  if (status === 'REVOKED')
    return { steps: [ordered, paid, { key: 'refund', title: copy.courseRefunded }], done: 3 }
  if (among('REVOKING'))
    return { steps: [ordered, paid, { key: 'refund', title: copy.courseRefunding }], done: 2 }
  const covered = among('EFFECTIVE') || among('EXPIRED')
  const title = covered ? copy.courseCovered : copy.courseToCover
  return {
    steps: [ordered, paid, { key: 'cover', title, note: effectiveOn }],
    done: covered ? 3 : 2,
  }
}
