import { useEntry } from '@/entry/useEntry'
import { useLoginGate } from '@/entry/useLoginGate'
import { Result } from '@/features/checkout'
import { ProductChoice } from '@/features/product'
import { pages } from '@/routes/pages'
import { Gated } from '@/ui/gate/gated'

/** /insure-result: how the purchase ended. */
export default function ResultPage() {
  const { proposalId, cityCode, productCode } = useEntry()
  const gate = useLoginGate()
  if (!proposalId || !cityCode || !productCode) return <ProductChoice />
  return (
    <Gated gate={gate} title={pages.insureResult.title}>
      {() => <Result proposalId={proposalId} product={{ cityCode, productCode }} />}
    </Gated>
  )
}
