import { fill } from '@/copy/fill'
import type { Terms } from '@/copy/product/wording'
import { StepList } from '@/ui/blocks/step-list/step-list'
import { claimSteps as copy } from '../copy'

/** The steps of a claim. Set `title` if nothing above names them. */
export const ClaimSteps = ({
  title,
  isFolded = false,
  terms,
}: {
  title?: string
  isFolded?: boolean
  terms: Terms
}) => (
  <StepList
    label={copy.claim}
    {...(title && { title })}
    isFolded={isFolded}
    steps={[
      { title: copy.claimReportTitle, text: fill(copy.claimReportText, terms) },
      { title: copy.claimPapersTitle, text: fill(copy.claimPapersText, terms) },
      { title: copy.claimSubmitTitle, text: copy.claimSubmitText },
      { title: copy.claimReviewTitle, text: fill(copy.claimReviewText, terms) },
    ]}
  />
)
