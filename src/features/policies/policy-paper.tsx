import { PaperCard } from '@/blocks/paper-card/paper-card'
import type { PolicyDetail } from '@/contract/policy'
import { policies as copy } from '@/copy/records/policies'
import { openPolicyFile } from '@/flows/open-paper'

const onPaper: readonly PolicyDetail['status'][] = ['WAITING', 'EFFECTIVE', 'EXPIRED']

/** The policy as a document, once it is one. */
export const PolicyPaper = ({ policy }: { policy: PolicyDetail }) =>
  onPaper.includes(policy.status) ? (
    <PaperCard
      title={copy.paper}
      text={copy.paperText}
      action={copy.openPaper}
      onOpen={() => openPolicyFile(policy.policyId, policy)}
    />
  ) : null
