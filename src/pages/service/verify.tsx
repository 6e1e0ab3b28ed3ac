import { VerifyPolicy } from '@/features/verify'
import { page } from '@/page/page'

/** /policy-verify: whether a policy on paper is genuine. */
export default page('policyVerify', VerifyPolicy)
