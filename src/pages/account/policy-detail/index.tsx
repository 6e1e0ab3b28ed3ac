import { gatedPage } from '@/page/gated-page'
import { PolicyDetail } from '@/subjects/policy'

/** /policy-detail: one policy. */
export default gatedPage('policyDetail', PolicyDetail)
