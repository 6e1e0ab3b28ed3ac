import { ServiceDesk } from '@/blocks/service-desk/service-desk'
import type { PolicyDetail } from '@/contract/policy'
import { useServiceEntry } from '@/flows/service-entry'
import { ClaimNotice } from './claim-notice'
import { PolicyFamily } from './policy-family'

/** Who else is covered, somebody to ask about a policy, and what to know before a claim. */
export const PolicyHelp = ({ policy }: { policy: PolicyDetail }) => (
  <>
    <PolicyFamily policy={policy} />
    <ServiceDesk phone={policy.servicePhone} entry={useServiceEntry(policy)} />
    <ClaimNotice />
  </>
)
