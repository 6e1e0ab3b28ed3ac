import { useEntry } from '@/entry/use-entry'
import { useLoginGate } from '@/entry/use-login-gate'
import { OrderDetail } from '@/features/orders'
import { Gated } from '@/page/gated'
import { pages } from '@/routes/pages'

/** /order-detail: one order. */
export default function OrderDetailPage() {
  const { orderId = '' } = useEntry()
  const gate = useLoginGate()
  return (
    <Gated gate={gate} title={pages.orderDetail.title}>
      {() => <OrderDetail orderId={orderId} />}
    </Gated>
  )
}
