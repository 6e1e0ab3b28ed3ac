import { Apply } from '@/features/apply'
import { page } from '@/page/page'

/** /insure-apply: applicant and insurants. */
export default page('insureApply', ({ cityCode, productCode }) => (
  <Apply product={{ cityCode, productCode }} />
))
