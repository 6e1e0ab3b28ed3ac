import { service as copy } from '@/copy/product/service'
import { StepList } from '../step-list/step-list'

/** How a claim is made; `title` where nothing above says that. */
export const ClaimSteps = ({ title }: { title?: string }) => (
  <StepList
    label={copy.claim}
    {...(title && { title })}
    steps={[
      { title: copy.claimReportTitle, text: copy.claimReportText },
      { title: copy.claimPapersTitle, text: copy.claimPapersText },
      { title: copy.claimSubmitTitle, text: copy.claimSubmitText },
      { title: copy.claimReviewTitle, text: copy.claimReviewText },
    ]}
  />
)
