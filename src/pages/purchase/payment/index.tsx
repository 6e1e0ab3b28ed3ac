import { Payment } from '@/subjects/pay'
import { gatedPage } from '@/page/gated-page'

/** /payment, /payment2 and /payment3: the cashier. */
export default gatedPage('payment', Payment)
