import { gatedPage } from '@/page/gated-page'
import { Apply } from '@/subjects/apply'
import { DelegationCard } from '@/subjects/delegation'

/** /insure-apply: applicant and insurants. A child's form is made of this one, so it is added here. */
export default gatedPage('insureApply', ({ cityCode, productCode }) => (
  <Apply product={{ cityCode, productCode }}>
    {(form) => <DelegationCard product={{ cityCode, productCode }} {...form} />}
  </Apply>
))
