import { page } from '@/page/page'
import { CoverDetail } from '@/subjects/insure'

/** /insure-detail and /insure-detail-new: what a product covers. */
export default page('insureDetail', CoverDetail)
