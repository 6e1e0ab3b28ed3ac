import { Landing } from '@/subjects/delegation'
import { page } from '@/page/page'

/** /delegation-landing: where the link to a child leads. */
export default page('delegationLanding', Landing)
