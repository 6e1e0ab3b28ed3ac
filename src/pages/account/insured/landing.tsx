import { page } from '@/page/page'
import { Landing } from '@/subjects/insured'

/** /insurant-confirmation-landing and its -outer: where the link to an insured person leads. */
export default page('insurantConfirmationLanding', Landing)
