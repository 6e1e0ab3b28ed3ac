import { OpenPayment } from '@/subjects/pay/open-payment'
import { page } from '@/page/page'

/** /payment-open: where the note leads by which somebody else pays an order. */
export default page('paymentOpen', OpenPayment)
