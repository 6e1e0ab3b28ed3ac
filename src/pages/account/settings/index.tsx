import { gatedPage } from '@/page/gated-page'
import { Settings } from '@/subjects/account'

/** /settings: what a person decides about the app and about what is kept. */
export default gatedPage('settings', Settings)
