import { Desk } from '@/subjects/service/desk'
import { page } from '@/page/page'

/** /service-desk: customer service. */
export default page('desk', Desk)
