import { page } from '@/page/page'
import { Desk } from '@/subjects/service'

/** /service-desk: customer service. */
export default page('desk', Desk)
