import { CloseAccount } from '@/subjects/account/settings'
import { gatedPage } from '@/page/gated-page'

/** /close-account: deletes the account, after what is still open was told. */
export default gatedPage('closeAccount', CloseAccount)
