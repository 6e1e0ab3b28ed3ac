import { Desk } from '@/features/desk'
import { page } from '@/page/page'

/** /service-desk: customer service. */
export default page('desk', Desk)
