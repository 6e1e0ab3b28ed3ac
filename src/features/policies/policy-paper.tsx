import { PaperCard } from '@/blocks/paper-card/paper-card'
import type { PolicyDetail } from '@/contract/policy'
import { policies as copy } from '@/copy/records/policies'
import { hasDocument, policyWordOf } from '@/domain/situation/situation'
import { openPolicyFile } from '@/flows/open-paper'

/** The policy document, once there is one. */
export const PolicyPaper = ({ policy }: { policy: PolicyDetail }) =>
  hasDocument(policyWordOf(policy)) ? (
    <PaperCard
      title={copy.paper}
      text={copy.paperText}
      action={copy.openPaper}
      onOpen={() => openPolicyFile(policy.policyId, policy)}
    />
  ) : null
