import { page } from '@/page/page'
import { ShareHome } from '@/subjects/share'

/** /shareHome: sharing a product. */
export default page('shareHome', ShareHome)
