import { useEntry } from '@/entry/use-entry'
import { useLoginGate } from '@/entry/use-login-gate'
import { PolicyDetail } from '@/features/policies'
import { Gated } from '@/page/gated'
import { pages } from '@/routes/pages'

/** /policy-detail: one policy. */
export default function PolicyDetailPage() {
  const { policyId = '' } = useEntry()
  const gate = useLoginGate()
  return (
    <Gated gate={gate} title={pages.policyDetail.title}>
      {() => <PolicyDetail policyId={policyId} />}
    </Gated>
  )
}
