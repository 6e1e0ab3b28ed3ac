import { useEntry } from '@/entry/useEntry'
import { useLoginGate } from '@/entry/useLoginGate'
import { HealthConfirm } from '@/features/health'
import { ProductChoice } from '@/features/product'
import { pages } from '@/routes/pages'
import { Gated } from '@/ui/gate/gated'

/** /health-confirm-v3: the health notice. */
export default function HealthConfirmPage() {
  const { cityCode, productCode } = useEntry()
  const gate = useLoginGate()
  if (!cityCode || !productCode) return <ProductChoice />
  return (
    <Gated gate={gate} title={pages.healthConfirm.title}>
      {() => <HealthConfirm product={{ cityCode, productCode }} />}
    </Gated>
  )
}
