import { VerifyPolicy } from '@/subjects/policy/verify'
import { page } from '@/page/page'

/** /policy-verify: whether a policy on paper is genuine. */
export default page('policyVerify', VerifyPolicy)
