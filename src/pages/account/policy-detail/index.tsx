import { useEntry } from '@/entry/useEntry'
import { useLoginGate } from '@/entry/useLoginGate'
import { PolicyDetail } from '@/features/policies'
import { pages } from '@/routes/pages'
import { Gated } from '@/ui/gate/gated'

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
