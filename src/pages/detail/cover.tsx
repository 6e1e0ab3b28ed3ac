import { CoverDetail } from '@/features/product'
import { page } from '@/page/page'

/** /insure-detail and /insure-detail-new: what a product covers. */
export default page('insureDetail', CoverDetail)
