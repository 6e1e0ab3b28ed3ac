import { PayConfirm } from '@/features/checkout'
import { page } from '@/page/page'

/** /pay-confirm-v3: checking and confirming a proposal. */
export default page('payConfirm', PayConfirm)
