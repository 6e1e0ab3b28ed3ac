import { page } from '@/page/page'
import { GoldPlanResult } from '@/subjects/partner'

/** /goldplan-result: what WeChat Pay shows of us after a payment. */
export default page('goldplanResult', GoldPlanResult)
