import { useEntry } from '@/entry/useEntry'
import { useLoginGate } from '@/entry/useLoginGate'
import { OrderCenter } from '@/features/orders'
import { pages } from '@/routes/pages'
import { Gated } from '@/ui/gate/gated'

/** /order-center: the orders of this person. */
export default function OrderCenterPage() {
  const { tab } = useEntry()
  const gate = useLoginGate()
  return (
    <Gated gate={gate} title={pages.orderCenter.title}>
      {() => <OrderCenter tab={tab} />}
    </Gated>
  )
}
