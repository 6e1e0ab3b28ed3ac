import { gatedPage } from '@/page/gated-page'
import { CloseAccount } from '@/subjects/account'

/** /close-account: deletes the account, after what is still open was told. */
export default gatedPage('closeAccount', CloseAccount)
