import { gatedPage } from '@/page/gated-page'
import { OwnData } from '@/subjects/privacy'

/** /my-data: a copy of what is kept about the account. */
export default gatedPage('ownData', OwnData)
