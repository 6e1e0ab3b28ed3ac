import { claims as copy } from '@/copy/product/claims'
import { StepList } from '../step-list/step-list'

/** How a claim is made, in the order of doing it. */
export const ClaimSteps = () => (
  <StepList
    label={copy.title}
    title={copy.title}
    steps={[
      { title: copy.reportTitle, text: copy.reportText },
      { title: copy.papersTitle, text: copy.papersText },
      { title: copy.submitTitle, text: copy.submitText },
      { title: copy.reviewTitle, text: copy.reviewText },
    ]}
  />
)
