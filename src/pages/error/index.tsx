import { page } from '@/page/page'
import { ErrorPage } from '@/subjects/dead-end'

/** /page-error2: why a page does not open. */
export default page('error', ErrorPage)
