import { AlertPage } from '@/features/gallery'
import { page } from '@/page/page'

/** /alert-page: the insure alert alone. */
export default page('alertPage', AlertPage)
