import { useEntry } from '@/entry/use-entry'
import { useLoginGate } from '@/entry/use-login-gate'
import { Result } from '@/features/checkout'
import { ProductChoice } from '@/features/product'
import { Gated } from '@/page/gated'
import { pages } from '@/routes/pages'

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
