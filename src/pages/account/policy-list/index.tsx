import { PolicyList } from '@/features/policies'
import { page } from '@/page/page'

/** /policy-list: the policies of this person. */
export default page('policyList', PolicyList)
