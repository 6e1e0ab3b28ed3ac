import { gatedPage } from '@/page/gated-page'
import { AskChild } from '@/subjects/delegation'

/** /delegation: an applicant asks a child to fill in the form. */
export default gatedPage('delegation', ({ cityCode, productCode }) => (
  <AskChild product={{ cityCode, productCode }} />
))
