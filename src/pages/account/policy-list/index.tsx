import { PolicyList } from '@/subjects/policy'
import { gatedPage } from '@/page/gated-page'

/** /policy-list: the policies of this person. */
export default gatedPage('policyList', PolicyList)
