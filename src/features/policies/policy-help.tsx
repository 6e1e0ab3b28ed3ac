import { ServiceDesk } from '@/blocks/service-desk/service-desk'
import type { PolicyDetail } from '@/contract/policy'
import { useServiceEntry } from '@/flows/product/service-entry'
import { ClaimNotice } from './claim-notice'
import { PolicyFamily } from './policy-family'

/** The other insured persons, service contacts and the claim notice. */
export const PolicyHelp = ({
  policy,
  isClaimable,
}: {
  policy: PolicyDetail
  isClaimable: boolean
}) => (
  <>
    <PolicyFamily policy={policy} />
    <ServiceDesk phone={policy.servicePhone} entry={useServiceEntry(policy)} />
    {isClaimable ? <ClaimNotice /> : null}
  </>
)
