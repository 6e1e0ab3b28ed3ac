import { OrderDetail } from '@/subjects/order'
import { gatedPage } from '@/page/gated-page'

/** /order-detail: one order. */
export default gatedPage('orderDetail', OrderDetail)
