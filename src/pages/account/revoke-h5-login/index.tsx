import { RevokeList } from '@/subjects/revoke'
import { gatedPage } from '@/page/gated-page'

/** /revoke-h5-login: signing in by phone, then the same; in a browser only. */
export default gatedPage('revokeH5Login', () => <RevokeList />)
