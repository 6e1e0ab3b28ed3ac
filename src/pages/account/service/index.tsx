import { page } from '@/page/page'
import { ServiceTabs } from '@/subjects/service'

/** /tab/policy-analysis, /tab/care-guide and /tab/claim-service. */
export default page('serviceTabs', ServiceTabs)
