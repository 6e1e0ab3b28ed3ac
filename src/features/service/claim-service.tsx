import { ClaimSteps } from '@/blocks/claim-steps/claim-steps'
import { service as copy } from '@/copy/product/service'
import { pathTo } from '@/routes/path-to'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { ServicePhone } from './service-phone'

/** How a claim is made, whom to call, and the policies it can be made on. */
export const ClaimService = () => (
  <>
    <ClaimSteps />
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
