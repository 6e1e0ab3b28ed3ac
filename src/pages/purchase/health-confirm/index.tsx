import { useEntry } from '@/entry/use-entry'
import { useLoginGate } from '@/entry/use-login-gate'
import { HealthConfirm } from '@/features/health'
import { ProductChoice } from '@/features/product'
import { Gated } from '@/page/gated'
import { pages } from '@/routes/pages'

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
