import { gatedPage } from '@/page/gated-page'
import { OrderCenter } from '@/subjects/order'

/** /order-center: the orders of this person. */
export default gatedPage('orderCenter', OrderCenter)
