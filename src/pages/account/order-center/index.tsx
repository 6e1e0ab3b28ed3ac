import { OrderCenter } from '@/features/orders'
import { gatedPage } from '@/page/gated-page'

/** /order-center: the orders of this person. */
export default gatedPage('orderCenter', OrderCenter)
