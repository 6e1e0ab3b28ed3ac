import { GoldPlanResult } from '@/subjects/partner'
import { page } from '@/page/page'

/** /goldplan-result: what WeChat Pay shows of us after a payment. */
export default page('goldplanResult', GoldPlanResult)
