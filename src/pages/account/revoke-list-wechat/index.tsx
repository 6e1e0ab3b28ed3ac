import { RevokeList } from '@/subjects/revoke'
import { gatedPage } from '@/page/gated-page'

/** /revoke-list: the same, in WeChat only. */
export default gatedPage('revokeList', () => <RevokeList />)
