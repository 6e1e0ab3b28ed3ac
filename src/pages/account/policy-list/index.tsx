import { useEntry } from '@/entry/use-entry'
import { useLoginGate } from '@/entry/use-login-gate'
import { PolicyList } from '@/features/policies'
import { Gated } from '@/page/gated'
import { pages } from '@/routes/pages'

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
