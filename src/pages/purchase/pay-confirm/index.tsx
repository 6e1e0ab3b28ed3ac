import { PayConfirm } from '@/features/checkout'
import { gatedPage } from '@/page/gated-page'

/** /pay-confirm-v3: checking and confirming a proposal. */
export default gatedPage('payConfirm', PayConfirm)
