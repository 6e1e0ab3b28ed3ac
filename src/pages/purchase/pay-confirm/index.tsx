import { useEntry } from '@/entry/use-entry'
import { useLoginGate } from '@/entry/use-login-gate'
import { PayConfirm } from '@/features/checkout'
import { ProductChoice } from '@/features/product'
import { Gated } from '@/page/gated'
import { pages } from '@/routes/pages'

/** /pay-confirm-v3: checking and confirming a proposal. */
export default function PayConfirmPage() {
  const { proposalId } = useEntry()
  const gate = useLoginGate()
  if (!proposalId) return <ProductChoice />
  return (
    <Gated gate={gate} title={pages.payConfirm.title}>
      {() => <PayConfirm proposalId={proposalId} />}
    </Gated>
  )
}
