import { useEntry } from '@/entry/useEntry'
import { useLoginGate } from '@/entry/useLoginGate'
import { OrderDetail } from '@/features/orders'
import { pages } from '@/routes/pages'
import { Gated } from '@/ui/gate/gated'

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
