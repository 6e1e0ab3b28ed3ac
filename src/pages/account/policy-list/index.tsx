import { useEntry } from '@/entry/useEntry'
import { useLoginGate } from '@/entry/useLoginGate'
import { PolicyList } from '@/features/policies'
import { pages } from '@/routes/pages'
import { Gated } from '@/ui/gate/gated'

/** /policy-list: the policies of this person. */
export default function PolicyListPage() {
  useEntry()
  const gate = useLoginGate()
  return (
    <Gated gate={gate} title={pages.policyList.title}>
      {() => <PolicyList />}
    </Gated>
  )
}
