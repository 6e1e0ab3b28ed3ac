import { DelegatedForm } from '@/subjects/apply'
import { gatedPage } from '@/page/gated-page'

/** /delegated-form: the form that a child fills in for an applicant. */
export default gatedPage('delegatedForm', DelegatedForm)
