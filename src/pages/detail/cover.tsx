import { CoverDetail } from '@/subjects/insure'
import { page } from '@/page/page'

/** /insure-detail and /insure-detail-new: what a product covers. */
export default page('insureDetail', CoverDetail)
