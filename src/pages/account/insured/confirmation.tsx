import { Confirmation } from '@/subjects/insured'
import { gatedPage } from '@/page/gated-page'

/** /insurant-confirmation and its -outer: an insured person confirms what was bought for them. */
export default gatedPage('insurantConfirmation', Confirmation)
