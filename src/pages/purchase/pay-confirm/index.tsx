import { PayConfirm } from '@/features/checkout'
import { gatedPage } from '@/page/gated-page'

/** /pay-confirm-v3, -pdd, -pjp and /pay-zhyl: checking and confirming a proposal. */
export default gatedPage('payConfirm', PayConfirm)
