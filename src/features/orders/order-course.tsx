import type { OrderDetail } from '@/contract/order'
import { orders as copy } from '@/copy/records/orders'
import { Card } from '@/ui/layout/card'
import { Steps } from '@/ui/nut/steps/steps'
import { courseOf } from './course'

/** The stages of an order, from ordering to cover or to an earlier end. */
export const OrderCourse = ({ order }: { order: OrderDetail }) => (
  <Card title={copy.course}>
    <Steps label={copy.course} {...courseOf(order)} />
  </Card>
)
