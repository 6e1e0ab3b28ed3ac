import { OrderCenter } from '@/subjects/order'
import { gatedPage } from '@/page/gated-page'

/** /order-center: the orders of this person. */
export default gatedPage('orderCenter', OrderCenter)
