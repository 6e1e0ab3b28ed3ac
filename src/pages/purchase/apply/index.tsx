import { useEntry } from '@/entry/use-entry'
import { useLoginGate } from '@/entry/use-login-gate'
import { Apply } from '@/features/apply'
import { ProductChoice } from '@/features/product'
import { Gated } from '@/page/gated'
import { pages } from '@/routes/pages'

/** /insure-apply: applicant and insurants. */
export default function ApplyPage() {
  const { cityCode, productCode } = useEntry()
  const gate = useLoginGate()
  if (!cityCode || !productCode) return <ProductChoice />
  return (
    <Gated gate={gate} title={pages.insureApply.title}>
      {() => <Apply product={{ cityCode, productCode }} />}
    </Gated>
  )
}
