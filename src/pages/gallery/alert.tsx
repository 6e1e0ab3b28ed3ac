import { AlertPage } from '@/subjects/gallery'
import { page } from '@/page/page'

/** /alert-page: the insure alert alone. */
export default page('alertPage', AlertPage)
