import { gatedPage } from '@/page/gated-page'
import { DelegatedForm } from '@/subjects/delegation'

/** /delegated-form: the form that a child fills in for an applicant. */
export default gatedPage('delegatedForm', DelegatedForm)
