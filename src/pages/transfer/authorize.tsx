import { Authorize } from '@/subjects/partner'
import { gatedPage } from '@/page/gated-page'

/** /auth-page: a person allows a partner to see something, or does not. */
export default gatedPage('authPage', Authorize)
