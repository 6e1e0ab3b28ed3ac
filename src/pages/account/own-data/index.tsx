import { OwnData } from '@/subjects/privacy'
import { gatedPage } from '@/page/gated-page'

/** /my-data: a copy of what is kept about the account. */
export default gatedPage('ownData', OwnData)
