import { fetchClaimGuide, fetchPayoutGuide } from '@/api/catalogue'
import type { ProductPage } from '@/contract/product-page'
import { wording } from '@/copy/product/wording'
import { elderMore as more } from '@/copy/shell/elder-more'
import { productKey } from '@/stores/catalogue'
import { useVisit } from '@/stores/visit'
import { payout as payoutCopy } from '@/subjects/product'
import { PayoutPanel } from '@/subjects/product'
import { ElderMore } from '@/ui/blocks/elder-more/elder-more'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { FoldedCard } from '@/ui/layout/folded-card'
import { useLoad } from '@/ui/load/use-load'
import { Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'
import { ClaimDocuments } from './claim-documents'
import { ClaimLinks } from './claim-links'
import { ClaimAgreed, ClaimNow } from './claim-now'
import { ClaimSteps } from './claim-steps/claim-steps'
import { claims as copy } from './copy'
import { ServicePhone, useProductOfVisit } from './service-phone'

/** How to claim: what to do now, time limits, documents and the next steps. */
export const ClaimService = () => {
  const elder = useElderMode()
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
      <ElderMore title={more.claim}>
        {elder && page ? (
          <>
            <ClaimAgreed page={page} />
            <ClaimPayout page={page} />
          </>
        ) : null}
        <ClaimLinks page={page} other="care" />
      </ElderMore>
    </>
  )
}

/** A missing claim guide is left out. The telephone and the time limits are shown in any case. */
const OfProduct = ({ page }: { page: ProductPage }) => {
  const elder = useElderMode()
  const { state } = useLoad(productKey(page), () => fetchClaimGuide(page))
  const guide = state.status === 'ready' ? state.value : undefined
  return (
    <>
      <ClaimNow page={page} guide={guide} />
      {elder ? null : <ClaimAgreed page={page} />}
      {guide ? <ClaimDocuments page={page} guide={guide} /> : null}
      {elder ? null : <ClaimPayout page={page} />}
      {state.status === 'loading' ? (
        <Card title={copy.papers}>
          <Skeleton lines={5} />
        </Card>
      ) : null}
    </>
  )
}

/** What the product of this visit pays for a bill, where that can be worked out. */
const ClaimPayout = ({ page }: { page: ProductPage }) =>
  page.sections.some((section) => section.kind === 'coverage' && section.hasPayout) ? (
    <FoldedCard title={payoutCopy.title}>
      <PayoutPanel name={productKey(page)} load={() => fetchPayoutGuide(page)} words={page} />
    </FoldedCard>
  ) : null
