import { gatedPage } from '@/page/gated-page'
import { RevokeList } from '@/subjects/revoke'

/** /revoke-h5-login: signing in by phone, then the same; in a browser only. */
export default gatedPage('revokeH5Login', () => <RevokeList />)
