import { Transfer } from '@/features/transfer'
import { page } from '@/page/page'

/** Addresses of partners and of WeChat Pay, which lead on. */
export default page('transfer', Transfer)
