import { page } from '@/page/page'
import { Landing } from '@/subjects/delegation'

/** /delegation-landing: where the link to a child leads. */
export default page('delegationLanding', Landing)
