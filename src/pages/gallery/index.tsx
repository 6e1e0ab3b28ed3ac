import { Gallery } from '@/subjects/gallery'
import { page } from '@/page/page'

/** /test-page: every dialog and every component of a form. */
export default page('testPage', Gallery)
