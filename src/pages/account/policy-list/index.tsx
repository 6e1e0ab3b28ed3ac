import { PolicyList } from '@/features/policies'
import { gatedPage } from '@/page/gated-page'

/** /policy-list: the policies of this person. */
export default gatedPage('policyList', PolicyList)
