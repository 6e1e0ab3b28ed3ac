import { gatedPage } from '@/page/gated-page'
import { Authorize } from '@/subjects/partner'

/** /auth-page: a person allows a partner to see something, or does not. */
export default gatedPage('authPage', Authorize)
