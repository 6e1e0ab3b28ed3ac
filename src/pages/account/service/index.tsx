import { ServiceTabs } from '@/subjects/service'
import { page } from '@/page/page'

/** /tab/policy-analysis, /tab/care-guide and /tab/claim-service. */
export default page('serviceTabs', ServiceTabs)
