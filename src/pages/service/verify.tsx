import { page } from '@/page/page'
import { VerifyPolicy } from '@/subjects/policy'

/** /policy-verify: whether a policy on paper is genuine. */
export default page('policyVerify', VerifyPolicy)
