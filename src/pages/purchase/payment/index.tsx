import { Payment } from '@/features/checkout'
import { page } from '@/page/page'

/** /payment, /payment2 and /payment3: the cashier. */
export default page('payment', Payment)
