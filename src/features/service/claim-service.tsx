import { ClaimSteps } from '@/blocks/claim-steps/claim-steps'
import { service as copy } from '@/copy/product/service'
import { wording } from '@/copy/product/wording'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { ServicePhone } from './service-phone'

/** How a claim is made, whom to call, and the policies it can be made on. */
export const ClaimService = () => {
  const terms = wording(useVisit(({ context }) => context))
  return (
    <>
      <ClaimSteps terms={terms} />
      <ServicePhone />
      <Card>
        <LinkRows
          rows={[
            { key: 'policies', to: pathTo('policyList'), icon: 'shield', words: copy.allPolicies },
          ]}
        />
      </Card>
    </>
  )
}
