import { gatedPage } from '@/page/gated-page'
import { Confirmation } from '@/subjects/insured'

/** /insurant-confirmation and its -outer: an insured person confirms what was bought for them. */
export default gatedPage('insurantConfirmation', Confirmation)
