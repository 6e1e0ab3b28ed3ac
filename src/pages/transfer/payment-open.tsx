import { page } from '@/page/page'
import { OpenPayment } from '@/subjects/pay'

/** /payment-open: where the note leads by which somebody else pays an order. */
export default page('paymentOpen', OpenPayment)
