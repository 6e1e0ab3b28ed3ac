import { productId } from '@/contract/fields'
import type { PolicyDetail } from '@/contract/policy'
import { weappPathTo } from '@/routes/build'
import { useServiceEntry } from '@/subjects/product'
import { ServiceDesk } from '@/subjects/service'
import { ClaimNotice } from './claim-notice'
import { PolicyFamily } from './policy-family'

/** The other insured persons, service contacts and the claim notice. */
export const PolicyHelp = ({
  policy,
  isClaimable,
}: {
  policy: PolicyDetail
  isClaimable: boolean
}) => {
  const { orderId } = policy
  const entry = useServiceEntry(policy)
  return (
    <>
      <PolicyFamily policy={policy} />
      <ServiceDesk
        phone={policy.servicePhone}
        entry={entry}
        orderId={orderId}
        nativeDesk={weappPathTo('desk', { orderId, ...productId(policy) })}
      />
      {isClaimable ? <ClaimNotice /> : null}
    </>
  )
}
