import { OrderDetail } from '@/features/orders'
import { page } from '@/page/page'

/** /order-detail: one order. */
export default page('orderDetail', OrderDetail)
