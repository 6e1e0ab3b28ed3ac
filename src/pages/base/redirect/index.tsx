import { Redirect } from '@/features/redirect'
import { page } from '@/page/page'

/** pages/base/redirect/index: where codes, messages and partners' links come in. */
export default page('redirect', Redirect)
