import { PolicyDetail } from '@/subjects/policy'
import { gatedPage } from '@/page/gated-page'

/** /policy-detail: one policy. */
export default gatedPage('policyDetail', PolicyDetail)
