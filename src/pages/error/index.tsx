import { ErrorPage } from '@/subjects/dead-end/error-page'
import { page } from '@/page/page'

/** /page-error2: why a page does not open. */
export default page('error', ErrorPage)
