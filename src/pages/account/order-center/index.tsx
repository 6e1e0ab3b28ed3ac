import { useEntry } from '@/entry/use-entry'
import { useLoginGate } from '@/entry/use-login-gate'
import { OrderCenter } from '@/features/orders'
import { Gated } from '@/page/gated'
import { pages } from '@/routes/pages'

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
