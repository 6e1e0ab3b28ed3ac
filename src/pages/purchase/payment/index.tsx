import { useEntry } from '@/entry/useEntry'
import { useLoginGate } from '@/entry/useLoginGate'
import { Payment } from '@/features/checkout'
import { ProductChoice } from '@/features/product'
import { pages } from '@/routes/pages'
import { Gated } from '@/ui/gate/gated'

/** /payment: the cashier. */
export default function PaymentPage() {
  const { payOrderId } = useEntry()
  const gate = useLoginGate()
  if (!payOrderId) return <ProductChoice />
  return (
    <Gated gate={gate} title={pages.payment.title}>
      {() => <Payment payOrderId={payOrderId} />}
    </Gated>
  )
}
