import { OrderCenter } from '@/features/orders'
import { page } from '@/page/page'

/** /order-center: the orders of this person. */
export default page('orderCenter', OrderCenter)
