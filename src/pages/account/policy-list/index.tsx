import { gatedPage } from '@/page/gated-page'
import { PolicyList } from '@/subjects/policy'

/** /policy-list: the policies of this person. */
export default gatedPage('policyList', PolicyList)
