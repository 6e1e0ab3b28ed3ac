import { page } from '@/page/page'
import { AlertPage } from '@/subjects/gallery'

/** /alert-page: the insure alert alone. */
export default page('alertPage', AlertPage)
