import { page } from '@/page/page'
import { Transfer } from '@/subjects/partner'

/** Partners and WeChat Pay link to these addresses. They lead on to the page that is meant. */
export default page('transfer', Transfer)
