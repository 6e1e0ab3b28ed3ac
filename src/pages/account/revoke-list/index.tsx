import { RevokeList } from '@/subjects/revoke'
import { gatedPage } from '@/page/gated-page'

/** /revoke-list-common and /revoke-list-for-partner: what may be given back. */
export default gatedPage('revokeListCommon', RevokeList)
