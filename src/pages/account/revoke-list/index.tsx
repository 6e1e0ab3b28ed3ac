import { gatedPage } from '@/page/gated-page'
import { RevokeList } from '@/subjects/revoke'

/** /revoke-list-common and /revoke-list-for-partner: what may be given back. */
export default gatedPage('revokeListCommon', RevokeList)
