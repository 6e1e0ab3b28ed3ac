import { gatedPage } from '@/page/gated-page'
import { Apply } from '@/subjects/apply'

/** /insure-apply: applicant and insurants. */
export default gatedPage('insureApply', ({ cityCode, productCode }) => (
  <Apply product={{ cityCode, productCode }} />
))
