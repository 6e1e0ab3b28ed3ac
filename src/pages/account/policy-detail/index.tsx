import { PolicyDetail } from '@/features/policies'
import { page } from '@/page/page'

/** /policy-detail: one policy. */
export default page('policyDetail', PolicyDetail)
