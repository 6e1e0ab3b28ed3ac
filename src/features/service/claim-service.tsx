import { fetchClaimGuide } from '@/api/claim-guide'
import { ClaimSteps } from '@/blocks/claim-steps/claim-steps'
import type { ProductPage } from '@/contract/product-page'
import { claims as copy } from '@/copy/product/claims'
import { wording } from '@/copy/product/wording'
import { productKey } from '@/stores/catalogue'
import { useVisit } from '@/stores/visit'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { useLoad } from '@/ui/load/use-load'
import { Text } from '@/ui/primitives/text'
import { ClaimNow } from './claim-now'
import { ClaimPapers } from './claim-papers'
import { ServicePhone, useProductOfVisit } from './service-phone'
import { WaysOn } from './ways-on'

/** How a claim is made: what to do now, by when, with which papers, and what comes after. */
export const ClaimService = () => {
  const page = useProductOfVisit()
  const words = useVisit(({ context }) => context)
  return (
    <>
      {page ? (
        <OfProduct page={page} />
      ) : (
        <>
          <ServicePhone />
          <Card title={copy.papers}>
            <Text as="block" tone="soft">
              {copy.papersByProduct}
            </Text>
          </Card>
        </>
      )}
      <ClaimSteps terms={wording(page ?? words)} />
      <WaysOn page={page} other="care" />
    </>
  )
}

/** What a gateway does not know is left out: the telephone and the time limits stand for themselves. */
const OfProduct = ({ page }: { page: ProductPage }) => {
  const { state } = useLoad(productKey(page), () => fetchClaimGuide(page))
  const guide = state.status === 'ready' ? state.value : undefined
  return (
    <>
      <ClaimNow page={page} reportWithin={guide?.reportWithin} />
      {guide ? <ClaimPapers page={page} guide={guide} /> : null}
      {state.status === 'loading' ? (
        <Card title={copy.papers}>
          <Skeleton lines={5} />
        </Card>
      ) : null}
    </>
  )
}
