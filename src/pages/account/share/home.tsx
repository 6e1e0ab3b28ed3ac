import { ShareHome } from '@/subjects/share'
import { page } from '@/page/page'

/** /shareHome: sharing a product. */
export default page('shareHome', ShareHome)
