import { page } from '@/page/page'
import { Gallery } from '@/subjects/gallery'

/** /test-page: every dialog and every component of a form. */
export default page('testPage', Gallery)
