import { ActionCard } from '@/blocks/action-card/action-card'
import type { PolicyDetail } from '@/contract/policy'
import { policies as copy } from '@/copy/records/policies'
import { hasDocument, policyWordOf } from '@/domain/situation/situation'
import { openPolicyFile } from '@/flows/open-document'

/** The policy document, once there is one. */
export const PolicyDocumentCard = ({ policy }: { policy: PolicyDetail }) =>
  hasDocument(policyWordOf(policy)) ? (
    <ActionCard
      title={copy.document}
      text={copy.documentText}
      action={copy.openDocument}
      onOpen={() => openPolicyFile(policy.policyId, policy)}
    />
  ) : null
