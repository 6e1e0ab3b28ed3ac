import { gatedPage } from '@/page/gated-page'
import { PayConfirm } from '@/subjects/pay'

/** /pay-confirm-v3, -pdd, -pjp and /pay-zhyl: checking and confirming a proposal. */
export default gatedPage('payConfirm', PayConfirm)
