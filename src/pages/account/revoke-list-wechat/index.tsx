import { gatedPage } from '@/page/gated-page'
import { RevokeList } from '@/subjects/revoke'

/** /revoke-list: the same, in WeChat only. */
export default gatedPage('revokeList', () => <RevokeList />)
