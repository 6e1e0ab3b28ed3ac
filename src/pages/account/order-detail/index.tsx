import { gatedPage } from '@/page/gated-page'
import { OrderDetail } from '@/subjects/order'

/** /order-detail: one order. */
export default gatedPage('orderDetail', OrderDetail)
