import { WebPage } from '@/features/web-page'
import { page } from '@/page/page'

/** pages/web/index?path=: a public address of ours in a web view. */
export default page('web', WebPage)
