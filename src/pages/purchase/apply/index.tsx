import { Apply } from '@/subjects/apply'
import { gatedPage } from '@/page/gated-page'

/** /insure-apply: applicant and insurants. */
export default gatedPage('insureApply', ({ cityCode, productCode }) => (
  <Apply product={{ cityCode, productCode }} />
))
