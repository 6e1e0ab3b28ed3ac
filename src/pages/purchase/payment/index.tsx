import { gatedPage } from '@/page/gated-page'
import { Payment } from '@/subjects/pay'

/** /payment, /payment2 and /payment3: the cashier. */
export default gatedPage('payment', Payment)
