import { useEntry } from '@/entry/use-entry'
import { useLoginGate } from '@/entry/use-login-gate'
import { Payment } from '@/features/checkout'
import { ProductChoice } from '@/features/product'
import { Gated } from '@/page/gated'
import { pages } from '@/routes/pages'

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
